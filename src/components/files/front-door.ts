import type { FrontDesk } from './front-desk.ts';
import { tryAgain } from '#words/work.ts';
import { LoadOnUse } from './load-on-use.ts';
import { isAwaited } from '../kept/pending-hand-over.ts';

/** https://wicg.github.io/web-app-launch/: in Chromium, but not in TypeScript's library. */
interface LaunchingWindow extends Window {
  launchQueue?: { setConsumer(consume: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void };
}

/**
 * Accepts any files. The code that says what they are, and what can be done with them, is loaded when someone is about
 * to add some.
 */
class FrontDoor extends HTMLElement {
  #desk = new LoadOnUse<FrontDesk>({
    load: async () => new (await import('./front-desk.ts')).FrontDesk(this),
    say: (words, isStuck) => this.querySelector('.offers')?.replaceChildren(words, ...(isStuck ? [this.#again()] : [])),
  });

  /** A button that retries waiting files. */
  #again(): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = tryAgain;
    button.addEventListener('click', () => void this.#desk.again());
    return button;
  }

  connectedCallback() {
    this.addEventListener('files', ({ detail }) => void this.#desk.give(detail));
    this.addEventListener('near', () => this.#desk.use(), { once: true });
    if (isAwaited()) this.#desk.use((desk) => void desk.open());
    // Receives the files that people open with the installed site.
    (window as LaunchingWindow).launchQueue?.setConsumer(({ files = [] }) => void this.#addOpened(files));
  }

  async #addOpened(handles: readonly FileSystemFileHandle[]) {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    if (files.length > 0) await this.#desk.give(files.map((file) => ({ file, path: file.name })));
  }
}

customElements.define('front-door', FrontDoor);
