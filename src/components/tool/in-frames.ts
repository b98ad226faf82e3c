/** The least time between two drawings of a busy page, in milliseconds: each of them takes time from the work. */
const pause = 100;

/**
 * Returns a function that has the page drawn in the next frame, once for all its calls until then.
 *
 * @param isBusy Whether what is drawn reports many changes per second.
 */
export function inFrames(draw: () => void, isBusy: () => boolean): () => void {
  let isDue = false;
  let drawnAt = -Infinity;
  const inNextFrame = () =>
    requestAnimationFrame(() => {
      isDue = false;
      drawnAt = performance.now();
      draw();
    });
  return () => {
    if (isDue) return;
    isDue = true;
    const wait = isBusy() ? drawnAt + pause - performance.now() : 0;
    if (wait > 0) setTimeout(inNextFrame, wait);
    else inNextFrame();
  };
}
