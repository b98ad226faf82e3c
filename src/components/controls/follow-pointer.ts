interface Follower {
  /** How far the pointer is from where it went down, in CSS pixels. */
  move(x: number, y: number): void;
  /** Once it is let go, if it has moved. */
  end(): void;
}

/** A click that trembles drags nothing. In CSS pixels. */
const tremble = 3;

/** Follows a pointer that went down until it is let go, wherever it goes. */
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
