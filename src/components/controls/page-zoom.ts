import { html } from 'lit';
import { zoomWords as words } from '#words/controls/zoom.ts';
import { readKept, writeKept } from '../kept/kept-text.ts';
import { look } from '#jobs/look.ts';
import { icon } from '../site/icon.ts';

/** How small the smallest running text may be when a page opens, in CSS pixels. */
const readable = 9;
/** The smallest running text, if a page does not say: in points. */
const usualText = 10;
/** By how much a press of a button enlarges pages, and how far at most. */
const [step, most] = [1.25, 5];

const key = 'page-zoom';
const property = '--page-zoom';

/** All pages have the same zoom. 1: as they open. */
function setZoom(zoom: number) {
  document.documentElement.style.setProperty(property, String(zoom));
}

setZoom(Number(readKept(key) ?? 1) || 1);

/**
 * Sets the size at which a page opens: the width at which its smallest running text can be read. `shape` is that of its
 * picture, in any unit.
 */
export async function openReadable(
  element: HTMLElement,
  { file, password = '', page }: { file: File; password?: string; page: number },
  isWanted = () => element.isConnected,
) {
  const question = { type: 'text-size', file, password, page } as const;
  const found = await look('pdf', question, { isWanted }).catch(() => undefined);
  if (!isWanted()) return;
  const width = found?.width ?? 595;
  // Scans have pages of any size, and are letters.
  const least = found?.text ? (readable / found.text) * width : (readable / usualText) * 595;
  element.style.setProperty('--read', `${Math.round(least)}px`);
}

/** Scrolls an element to a spot of its page, which is given as fractions of the sides. */
export function revealSpot(element: HTMLElement, { x, y }: { x: number; y: number }) {
  const page = element.querySelector('.zoomed-page')?.getBoundingClientRect();
  const { left, top } = element.getBoundingClientRect();
  element.scrollBy({
    left: page ? page.left + x * page.width - left - element.clientWidth / 2 : 0,
    top: page ? page.top + y * page.height - top - element.clientHeight / 2 : 0,
    behavior: 'instant',
  });
}

function zoomBy(page: HTMLElement, by: number) {
  const width = () => page.getBoundingClientRect().width;
  const seen = width();
  const before = document.documentElement.style.getPropertyValue(property);
  setZoom(1);
  const zoom = Math.min(most, (seen * by) / width());
  setZoom(zoom);
  // A page is never smaller than whole.
  if (by < 1 && width() >= seen) setZoom(Number(before));
  else writeKept(key, zoom === 1 ? undefined : zoom.toFixed(3));
}

/** Buttons for the size of the `.zoomed-page` in an element. */
export const zoomButtons = (element: HTMLElement) => {
  const press = (by: number) => () => {
    const page = element.querySelector<HTMLElement>('.zoomed-page');
    if (page) zoomBy(page, by);
  };
  return html`<div class="zoom-buttons" role="group" aria-label=${words.group}>
    <button type="button" aria-label=${words.out} title=${words.out} @click=${press(1 / step)}>
      ${icon('zoom-out')}
    </button>
    <button type="button" aria-label=${words.in} title=${words.in} @click=${press(step)}>${icon('zoom-in')}</button>
  </div>`;
};
