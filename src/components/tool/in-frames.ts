/** The least time between two drawings of a busy page, in milliseconds: each of them takes time from the work. */
const pause = 125;

/**
 * Returns a function that has the page drawn in the next frame, once for all its calls until then.
 *
 * @param isBusy Whether what is drawn reports many changes per second. The first of them, and the one after the last,
 *   do not wait.
 */
export function inFrames(draw: () => void, isBusy: () => boolean): () => void {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasBusy = false;
  let drawnAt = -Infinity;
  const inNextFrame = () => {
    clearTimeout(timer);
    timer = undefined;
    frame = requestAnimationFrame(() => {
      frame = undefined;
      [wasBusy, drawnAt] = [isBusy(), performance.now()];
      draw();
    });
  };
  return () => {
    if (frame !== undefined) return;
    const wait = wasBusy && isBusy() ? drawnAt + pause - performance.now() : 0;
    if (wait > 0) timer ??= setTimeout(inNextFrame, wait);
    else inNextFrame();
  };
}
