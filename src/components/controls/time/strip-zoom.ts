/** A control with a `.strip`, in which a line is `zoom` times as wide as what is in view of it. */
interface Zoomed extends HTMLElement {
  zoom: number;
  /** In seconds. */
  readonly duration: number;
  readonly updateComplete: Promise<boolean>;
}

/** The shortest part that fills the strip, in seconds. */
const leastInView = 1;

/** Zooms the line about a time, which stays where it is in view, or comes into it. */
export async function zoomStrip(control: Zoomed, times: number, about: number) {
  const strip = control.querySelector('.strip');
  if (!strip || control.duration <= 0) return;
  const place = () => (about / control.duration) * strip.scrollWidth;
  const inView = place() - strip.scrollLeft;
  const isInView = inView >= 0 && inView <= strip.clientWidth;
  control.zoom = Math.max(1, Math.min(control.zoom * times, control.duration / leastInView));
  await control.updateComplete;
  strip.scrollLeft = place() - (isInView ? inView : strip.clientWidth / 2);
}

/** Zooms by a wheel with Ctrl, which is also what browsers make of two fingers on a touch pad. */
export function zoomByWheel(control: Zoomed, event: WheelEvent) {
  const line = control.querySelector('.line')?.getBoundingClientRect();
  if (!event.ctrlKey || !line) return;
  event.preventDefault();
  void zoomStrip(control, 2 ** (-event.deltaY / 100), ((event.clientX - line.left) / line.width) * control.duration);
}
