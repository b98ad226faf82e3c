let wanted = false;
let lock: Promise<WakeLockSentinel | undefined> | undefined;

/** Keeps the screen on, or lets it turn off again: a sleeping device stops the work of its pages. */
export function stayAwake(awake: boolean) {
  if (awake === wanted) return;
  wanted = awake;
  if (awake) request();
  else void lock?.then((held) => held?.release());
}

/** If the request is refused, for example on low battery, the work goes on for as long as the device does. */
function request() {
  const asked = Promise.resolve(navigator.wakeLock?.request('screen')).catch(() => undefined);
  lock = asked;
  void asked.then((held) => (wanted ? undefined : held?.release()));
}

// Browsers release the lock when the page is hidden.
document.addEventListener('visibilitychange', () => {
  if (wanted && document.visibilityState === 'visible') request();
});
