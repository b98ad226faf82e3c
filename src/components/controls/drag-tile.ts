import { followPointer } from './follow-pointer.ts';

interface Followers {
  /** The key of the tile that the pointer is over. */
  over(key: number): void;
  /** Once it is let go, if it has moved. */
  end(): void;
}

/** Lets a tile of a board follow the pointer, from a `pointerdown` on it. A click that moves nothing stays a click. */
export function dragTile(down: PointerEvent, { over, end }: Followers) {
  const item = down.currentTarget instanceof Element ? down.currentTarget.closest('li') : null;
  const list = item?.parentElement;
  if (!item || !list) return;
  followPointer(down, {
    move(x, y) {
      item.classList.add('dragged');
      const below = document.elementFromPoint(down.clientX + x, down.clientY + y)?.closest('li');
      if (below && below !== item && below.parentElement === list) over(Number(below.dataset['key']));
    },
    end() {
      item.classList.remove('dragged');
      // The click that follows would choose the page.
      list.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => list.dispatchEvent(new Event('click')), 0);
      end();
    },
  });
}
