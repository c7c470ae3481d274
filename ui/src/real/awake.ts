/** Keeps the screen on while a sheet lies on the table; browsers that cannot do it leave it to the phone. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = (): void => {
    if (!wanted || document.hidden || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (found) => {
        if (wanted) lock = found;
        else void found.release();
      },
      () => {},
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
