import { html, render } from 'lit';
import { asJobError, JobError } from '../../errors/errors.ts';
import { unreadable } from '../../formats/foreign-formats.ts';
import { formats, sniffFormat, type FormatId } from '../../formats/formats.ts';
import { count, describeSize } from '../../words/amounts.ts';
import { goOn } from './hand-over.ts';
import type { TakenFile } from './take-files.ts';
import type { toolChoices as choices } from '../results/tool-choices.ts';
import type { wholeStream } from './whole-stream.ts';

/** What is heard of an offer: not each of its tools, which stand below. */
function inWords(offer: Element): string {
  const words = [...offer.querySelectorAll(':scope > :is(h2, p)')].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );
  const tools = offer.querySelectorAll('button').length;
  return `${words.join(': ')}${tools > 0 ? `: ${count(tools, 'tool')}.` : ''}`;
}

const wholeOf = async (...given: Parameters<typeof wholeStream>) =>
  (await import('./whole-stream.ts')).wholeStream(...given);

/** https://wicg.github.io/web-app-launch/: in Chromium, and not in TypeScript's library. */
interface LaunchingWindow extends Window {
  launchQueue?: { setConsumer(consume: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void };
}

/** Takes any files, says what they are, and offers the tools that take them. */
class FrontDoor extends HTMLElement {
  #groups = new Map<FormatId, TakenFile[]>();
  /** Why files cannot be used -> these. */
  #unreadable = new Map<string, TakenFile[]>();

  connectedCallback() {
    this.addEventListener('files', ({ detail }) => void this.#add(detail));
    // Files that people open with the installed site come here.
    (window as LaunchingWindow).launchQueue?.setConsumer(({ files = [] }) => void this.#addOpened(files));
  }

  async #addOpened(handles: readonly FileSystemFileHandle[]) {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    if (files.length > 0) await this.#add(files.map((file) => ({ file, path: file.name })));
  }

  async #add(files: TakenFile[]) {
    for (const { refused, stream, ...given } of files) {
      const whole = stream && (await wholeOf(stream, given.file.name).catch(asJobError));
      const taken = whole && !(whole instanceof JobError) ? { ...given, file: whole.file } : given;
      const problem = refused ?? (whole instanceof JobError ? whole : undefined);
      const format = problem ? undefined : await sniffFormat(taken.file).catch(() => undefined);
      if (format) this.#groups.set(format, [...(this.#groups.get(format) ?? []), taken]);
      else {
        const { code, message, hint } = problem ?? (await unreadable(taken.file).catch(asJobError));
        // Which formats there are, the whole page says.
        const reason = code === 'unknown-format' ? message : `${message} ${hint}`;
        this.#unreadable.set(reason, [...(this.#unreadable.get(reason) ?? []), taken]);
      }
    }
    await this.#show();
  }

  async #goOn(slug: string, files: TakenFile[]) {
    try {
      await goOn(slug, files);
    } catch (error) {
      const { message, hint } = asJobError(error);
      this.#unreadable.set(`${message} ${hint}`, files);
      await this.#show();
    }
  }

  async #show() {
    const { toolChoices } = await import('../results/tool-choices.ts');
    const offers = this.querySelector<HTMLElement>('.offers');
    const status = this.querySelector('[role=status]');
    if (!offers || !status) throw new Error('The place for offers is missing from the page');
    render(this.#offers(toolChoices), offers);
    status.textContent = [...offers.querySelectorAll('.offer')].map(inWords).join(' ');
  }

  #offers(toolChoices: typeof choices) {
    const kinds = Map.groupBy(this.#groups, ([format]) => formats[format].kind);
    return html`
      ${[...kinds.values()].map((groups) => this.#offer(groups, toolChoices))}
      ${[...this.#unreadable].map(
        ([reason, files]) =>
          html`<div class="offer">
            <p class="problem">${files.map(({ path }) => path).join(', ')}</p>
            <p>${reason}</p>
          </div>`,
      )}
    `;
  }

  #offer(groups: [FormatId, TakenFile[]][], toolChoices: typeof choices) {
    const files = groups.flatMap(([, taken]) => taken);
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    return html`<div class="offer">
      <h2>
        ${groups.map(([format, taken]) => `${taken.length} ${formats[format].name}`).join(', ')}
        <span class="quiet">${count(files.length, 'file')}, ${describeSize(bytes)}</span>
      </h2>
      ${toolChoices(
        groups.map(([format]) => format),
        (slug) => void this.#goOn(slug, files),
      )}
    </div>`;
  }
}

customElements.define('front-door', FrontDoor);
