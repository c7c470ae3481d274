"""Programs that play badly: the first argument says how."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

how = sys.argv[1]
if how == "parent":  # its child holds the same output open
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    Path(os.environ["CHILD"]).write_text(str(child.pid), encoding="utf-8")
if how == "mute":
    time.sleep(60)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"ok": True}), flush=True)
    elif message["type"] == "act":
        if how == "dies":
            sys.exit(1)
        if how in {"slow", "parent"}:
            time.sleep(60)
        if how == "deep":
            print("[" * 100_000, flush=True)
        if how == "deaf":
            sys.stdin.close()
        if how == "binary":
            sys.stdout.buffer.write(b"\xff\xfe\n")
            sys.stdout.flush()
        if how == "chatter":
            print("I think that", flush=True)
        action = "play Ac Ad Ah As" if how == "illegal" else "sing"
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
    elif message["type"] == "refused":
        assert message["code"]
        assert message["detail"]
