import type { EventOn } from '../event-on.ts';

/**
 * Lets a row follow the pointer, mouse or finger, until it is released. Call it on `pointerdown` of a row's grip.
 * `move` is called with the index of the target row.
 */
export function dragToReorder(down: EventOn<HTMLElement, PointerEvent>, move: (index: number) => void) {
  const grip = down.currentTarget;
  const list = grip.closest('ul');
  const row = grip.closest('li');
  if (!list || !row) return;
  down.preventDefault();
  row.classList.add('dragged');
  const listeners = new AbortController();
  const follow = ({ clientY }: PointerEvent) => {
    const rows = [...list.children];
    const over = rows.findIndex((other) => clientY < other.getBoundingClientRect().bottom);
    const wanted = over === -1 ? rows.length - 1 : over;
    if (rows[wanted] !== row) move(wanted);
  };
  const end = () => {
    row.classList.remove('dragged');
    listeners.abort();
  };
  // On the document, without pointer capture, which a row loses when it moves in the tree.
  document.addEventListener('pointermove', follow, listeners);
  document.addEventListener('pointerup', end, listeners);
  document.addEventListener('pointercancel', end, listeners);
}
