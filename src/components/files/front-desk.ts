import { html, render } from 'lit';
import { asJobError, JobError } from '#errors/errors.ts';
import { formats, sniffFormat, type FormatId } from '#formats/formats.ts';
import { frontWords } from '#words/front-door.ts';
import { besideEachOther } from '#wording/amounts.ts';
import { carryAlong, type LyingFile } from '../kept/carry.ts';
import { FilesVisit } from '../kept/files-visit.ts';
import type { offer as offerOf } from './front-offer.ts';
import type { FrontWish } from './front-wish.ts';
import type { LaidFile } from './laid-files.ts';
import type { TakenFile } from './take-files.ts';
import type { wholeStream } from './whole-stream.ts';
import { clearedFiles } from '#words/batch.ts';
import { undoWords } from '#words/controls/undo.ts';
import { describeProblem } from '../problem.ts';

/** The spoken text of an offer: without each of its tools, which are listed below. */
function inWords(offer: Element): string {
  const words = [...offer.querySelectorAll(':scope > :is(h2, p)')].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );
  const first = [...offer.querySelectorAll('.answers strong')].map(({ textContent }) => textContent);
  return frontWords.heard(words.join(': '), first);
}

const wholeOf = async (...given: Parameters<typeof wholeStream>) =>
  (await import('./whole-stream.ts')).wholeStream(...given);

const whyUnreadable = async (file: File) => (await import('./unreadable.ts')).unreadable(file);

const loadParts = () => Promise.all([import('./front-offer.ts'), import('./laid-files.ts'), import('./front-wish.ts')]);

/** In pixels: a title with one answer. */
const leastSeen = 160;

/** Says what files are, and offers the tools that take them. */
export class FrontDesk {
  readonly #page: HTMLElement;
  #groups = new Map<FormatId, TakenFile[]>();
  /** The reason why files cannot be used -> these files. */
  #unreadable = new Map<string, TakenFile[]>();
  #isShown = false;
  /** What was said last about the files as a whole. */
  #said = '';
  /** Takes that back. */
  #undo: (() => Promise<void>) | undefined;
  readonly #visit = new FilesVisit();

  constructor(page: HTMLElement) {
    this.#page = page;
    page.querySelector('.start-over')?.addEventListener('click', () => void this.#startOver());
    carryAlong(() => ({ files: this.#lying(), say: (words) => void this.#say(words) }));
    window.addEventListener('going-on', (event) => event.wait(this.#visit.keep(this.#lying())));
  }

  /** Shows what the previous page has brought, or what was here before. */
  async open() {
    try {
      await this.add(await this.#visit.open());
    } catch (error) {
      await this.#say(describeProblem(error));
    }
  }

  async #say(words: string) {
    this.#said = words;
    await this.#show();
    this.#undo = undefined;
  }

  #lying = (): LyingFile[] => [
    ...[...this.#groups].flatMap(([format, files]) => files.map((taken) => ({ ...taken, format }))),
    ...[...this.#unreadable.values()].flat(),
  ];

  async add(files: TakenFile[]) {
    this.#said = '';
    // Each message is about what was added last.
    this.#unreadable = new Map();
    // If that fails, the files are added again.
    await loadParts();
    for (const { refused, stream, ...given } of files) {
      const whole = stream && (await wholeOf(stream, given.file.name).catch(asJobError));
      const taken = whole && !(whole instanceof JobError) ? { ...given, file: whole.file } : given;
      const problem = refused ?? (whole instanceof JobError ? whole : undefined);
      const format = problem ? undefined : await sniffFormat(taken.file).catch(() => undefined);
      if (format) this.#groups.set(format, [...(this.#groups.get(format) ?? []), taken]);
      else {
        const reason = describeProblem(problem ?? (await whyUnreadable(taken.file).catch(asJobError)));
        this.#unreadable.set(reason, [...(this.#unreadable.get(reason) ?? []), taken]);
      }
    }
    await this.#show();
  }

  async #startOver() {
    const before = [this.#groups, this.#unreadable] as const;
    const cleared = this.#lying().length;
    [this.#groups, this.#unreadable] = [new Map(), new Map()];
    this.#undo = () => {
      [this.#groups, this.#unreadable] = before;
      return this.#say('');
    };
    await this.#say(clearedFiles(cleared));
    this.#page.querySelector<HTMLElement>('drop-zone input')?.focus();
  }

  #find<Found extends HTMLElement>(selector: string): Found {
    const found = this.#page.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector} on the page`);
    return found;
  }

  async #show() {
    const [{ offer }, { layFiles }] = await loadParts();
    const place = this.#find('.offers');
    // Removes the previous message.
    if (!this.#isShown) place.replaceChildren();
    this.#isShown = true;
    const isFilled = this.#groups.size > 0;
    this.#page.classList.toggle('filled', isFilled);
    this.#find('.desk').toggleAttribute('data-held', isFilled);
    render(this.#offers(offer), place);
    await place.querySelector<FrontWish>('front-wish')?.updateComplete;
    this.#find('[role=status]').textContent = [...place.querySelectorAll('.offer')].map(inWords).join(' ');
    layFiles(this.#find('.laid'), this.#laid());
    // At least the first answer must be visible at once.
    const isBelow = place.getBoundingClientRect().top > innerHeight - leastSeen;
    if (isBelow) place.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  #laid = (): LaidFile[] =>
    [...this.#groups].flatMap(([format, taken]) => taken.map(({ file, path }) => ({ file, path, format })));

  #offers(offer: typeof offerOf) {
    const undo = this.#undo;
    const kinds = Map.groupBy(this.#groups, ([format]) => formats[format].kind);
    return html`
      ${
        this.#said &&
        html`<div class="offer said">
          <p>${this.#said}</p>
          ${undo && html`<button type="button" @click=${undo}>${undoWords.undo}</button>`}
        </div>`
      }
      ${[...this.#unreadable].map(
        ([reason, files]) =>
          html`<div class="offer">
            <p class="problem">${besideEachOther(files.map(({ path }) => path))}</p>
            <p>${reason}</p>
          </div>`,
      )}
      ${
        kinds.size > 0 &&
        html`<front-wish
          class=${kinds.size > 1 ? 'mixed' : ''}
          .formats=${[...this.#groups.keys()]}
          .files=${this.#laid().length}
          .answers=${[...kinds.values()].map((groups) => this.#offer(offer, groups, kinds.size > 1))}
        ></front-wish>`
      }
    `;
  }

  #offer(offer: typeof offerOf, groups: [FormatId, TakenFile[]][], isMixed: boolean) {
    const files = groups.flatMap(([, taken]) => taken);
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    return offer({
      title: besideEachOther(groups.map(([format, taken]) => frontWords.some(taken.length, formats[format].name))),
      about: frontWords.about(groups.length > 1 ? files.length : 1, bytes),
      formats: groups.map(([format]) => format),
      isOne: files.length === 1,
      isKnown: files.length === 1 && !isMixed,
    });
  }
}
