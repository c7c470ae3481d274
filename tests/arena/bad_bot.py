"""Programs that play badly: the first argument says how."""

import json
import sys
import time

how = sys.argv[1]
if how == "mute":
    time.sleep(60)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"ok": True}), flush=True)
    elif message["type"] == "act":
        if how == "dies":
            sys.exit(1)
        if how == "slow":
            time.sleep(60)
        if how == "chatter":
            print("I think that", flush=True)
        action = "play Ac Ad Ah As" if how == "illegal" else "sing"
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
    elif message["type"] == "refused":
        assert message["code"]
        assert message["detail"]
