import { followPointer } from './follow-pointer.ts';

interface Followers {
  /** Called with the key of the tile under the pointer. */
  over(key: number): void;
  /** Called on release, if it has moved. */
  end(): void;
}

/** Lets a tile of a board follow the pointer from a `pointerdown` on it. A click without movement stays a click. */
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
      // The following click would choose the page.
      list.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => list.dispatchEvent(new Event('click')), 0);
      end();
    },
  });
}
