interface Follower {
  /** Called with the distance from where the pointer went down, in CSS pixels. */
  move(x: number, y: number): void;
  /** Called on release, if it has moved. */
  end(): void;
}

/** A click with a shaky hand drags nothing. In CSS pixels. */
const tremble = 3;

/** Follows a pointer from when it goes down until it is released, wherever it goes. */
export function followPointer(down: PointerEvent, { move, end }: Follower) {
  down.preventDefault();
  const listeners = new AbortController();
  let moved = false;
  const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    const [x, y] = [clientX - down.clientX, clientY - down.clientY];
    moved ||= Math.hypot(x, y) > tremble;
    if (moved) move(x, y);
  };
  const letGo = ({ pointerId }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    listeners.abort();
    if (moved) end();
  };
  document.addEventListener('pointermove', follow, listeners);
  document.addEventListener('pointerup', letGo, listeners);
  document.addEventListener('pointercancel', letGo, listeners);
}
