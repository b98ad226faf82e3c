let wanted = false;
let lock: Promise<WakeLockSentinel | undefined> | undefined;

/** Keeps the screen on, or lets it go dark again: a device that falls asleep stops the work of its pages. */
export function stayAwake(awake: boolean) {
  if (awake === wanted) return;
  wanted = awake;
  if (awake) request();
  else void lock?.then((held) => held?.release());
}

/** Where it is refused, as with a battery that is nearly empty, the work goes on as long as the device does. */
function request() {
  const asked = Promise.resolve(navigator.wakeLock?.request('screen')).catch(() => undefined);
  lock = asked;
  void asked.then((held) => (wanted ? undefined : held?.release()));
}

// Browsers end it when the page is hidden.
document.addEventListener('visibilitychange', () => {
  if (wanted && document.visibilityState === 'visible') request();
});
