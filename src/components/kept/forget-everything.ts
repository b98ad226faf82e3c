import { describeSize } from '#wording/amounts.ts';
import { inLine } from '#wording/bidi.ts';
import { keptWords as words } from '#words/kept.ts';
import { listStored, type Stored } from './stored.ts';

/**
 * Lists everything that the site stores in this browser, and removes it. What another page uses is only removed on
 * explicit request.
 */
class ForgetEverything extends HTMLElement {
  #stored: Stored[] = [];

  connectedCallback() {
    this.#find('.forget').addEventListener('click', () => void this.#forget(({ inUse }) => !inUse));
    this.#find('.forget-used').addEventListener('click', () => void this.#forget(() => true));
    void this.#look();
    // Other pages may have opened and closed.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.#look();
    });
  }

  #find<Found extends HTMLElement>(selector: string): Found {
    const found = this.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  }

  async #look() {
    this.#stored = await listStored();
    this.#find('ul').replaceChildren(...this.#stored.map(lineOf));
    const used = this.#stored.filter(({ inUse }) => inUse);
    const free = this.#stored.length - used.length;
    this.#find('.sum').textContent = free + used.length === 0 ? words.nothing : describe(this.#stored, used);
    this.#find('.forget').hidden = free === 0;
    this.#find('.used').hidden = used.length === 0;
    this.dataset['ready'] = '';
  }

  async #forget(isMeant: (stored: Stored) => boolean) {
    const said = this.#find('.said');
    let isLeft = true;
    // A page that loses its file ends its worker, which leaves an empty folder. The second attempt removes it.
    for (let attempt = 0; isLeft && attempt < 2; attempt += 1) {
      const meant = (await listStored()).filter(isMeant);
      const ends = await Promise.allSettled(meant.map((stored) => stored.remove()));
      await this.#look();
      isLeft = this.#stored.some(isMeant) || ends.some(({ status }) => status === 'rejected');
    }
    said.textContent = isLeft ? words.held : this.#stored.length > 0 ? words.usedIsLeft : words.removed;
    // The pressed button may be gone.
    said.focus();
  }
}

const sizeOf = (stored: Stored[]) => stored.reduce((sum, { size = 0 }) => sum + size, 0);

const describe = (stored: Stored[], used: Stored[]) =>
  words.sum(stored.length, sizeOf(stored), used.length > 0 ? sizeOf(used) : undefined);

function lineOf({ what, size, inUse }: Stored): HTMLLIElement {
  const line = document.createElement('li');
  const facts = [what, ...(size === undefined ? [] : [describeSize(size)]), ...(inUse ? [words.inUse] : [])];
  line.textContent = inLine(facts);
  return line;
}

customElements.define('forget-everything', ForgetEverything);
