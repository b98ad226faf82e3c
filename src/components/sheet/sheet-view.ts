import { html, nothing, type PropertyValues } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { until } from 'lit/directives/until.js';
import type { Job, Output } from '#jobs/contract/job.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Batch } from '../batch/batch.ts';
import { isComparable, isText } from '../batch/batch-state.ts';
import { jobFor, type Entry, type Task } from '../batch/entry.ts';
import { sayFailure } from '../rows/said-later.ts';
import { rowHiddenData, seeksHiddenData, shownFindings, shownResults } from '../rows/row-results.ts';
import { icon } from '../site/icon.ts';
import './file-sight.ts';
import type { FormatChoices } from '../tool/format-choices.ts';
import { fileCard } from './file-card.ts';
import type { FilePair, Side } from './file-pair.ts';
import type { Unplayable } from './video-pair.ts';
import { compareWords } from '#words/compare.ts';
import { jointTimes } from './joint-times.ts';
import { againstButtons, outputPager, sideButtons } from './sheet-buttons.ts';
import { isShownByAll, shownUntilPaired } from './shown-by-all.ts';
import { LightElement, reactive } from '../light-element.ts';

/**
 * The content of a tool's sheet: the file chosen in the list, or its result. If a board for setting options is on the
 * sheet, this only replaces it for results.
 */
export class SheetView extends LightElement {
  static override properties = reactive<SheetView>(
    'batch',
    'job',
    'planned',
    'entry',
    'board',
    'isLook',
    'choices',
    'live',
    'against',
    'side',
    'index',
    'drawn',
  );
  declare batch: Batch;
  declare job: Job | undefined;
  /** The job as it is being set, which may change with every key. */
  declare planned: Job | undefined;
  /** The file that is viewed. Default the first. */
  declare entry: Entry | undefined;
  /** The board that shows the original file. While it is folded, this element does. */
  declare board: 'none' | 'folded' | 'open';
  /** Whether results are read, and are no files: then they are shown beside the board. */
  declare isLook: boolean;
  /** The formats that a result can have, if people can choose one. */
  declare choices: FormatChoices | undefined;
  /** Whether the next result is made automatically: until then, the previous one stays. */
  live: { readonly isOn: boolean } = { isOn: false };
  /** What a result is compared with. */
  against: 'original' | 'previous' = 'original';
  /** Whether the file or its result is shown. */
  side: 'before' | 'after' = 'after';
  /** The index of the result, if there are several. */
  index = 0;
  /** The entry whose result is drawn over it. Until then, only the file is on the sheet. */
  declare drawn: Entry | undefined;
  #outputs: readonly Output[] = [];
  /** Whether the last shown result could be laid over its file. */
  #wasPair = false;
  /** The latest results of the shown file: the last one and the one before. */
  #latest: { entry: Entry; file: File; previous?: File } | undefined;
  /** Results that cannot be laid over their files: most have a different shape. */
  readonly #unlike = new WeakSet<File>();
  /** Of these, the ones that the browser cannot play, or whose file it cannot play. */
  readonly #unplayable = new WeakMap<File, Side>();

  override connectedCallback() {
    super.connectedCallback();
    this.closest<HTMLElement>('file-tool')?.addEventListener('keydown', this.#key);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.closest<HTMLElement>('file-tool')?.removeEventListener('keydown', this.#key);
  }

  override shouldUpdate() {
    return this.batch !== undefined;
  }

  override willUpdate(_changed: PropertyValues<this>) {
    const { entries } = this.batch;
    if (!this.entry || !entries.includes(this.entry)) this.entry = entries[0];
    if (this.#isKept) return;
    const outputs = this.#task?.state === 'done' ? this.#task.outputs : [];
    if (outputs === this.#outputs || (outputs.length === 0 && this.#outputs.length === 0)) return;
    this.#outputs = outputs;
    this.side = 'after';
    this.index = 0;
    this.#remember(outputs);
  }

  /** Whether the last result stays until the next one is there. */
  get #isKept(): boolean {
    const isAwaited = this.#task?.state === 'waiting' || this.#task?.state === 'working';
    return this.live.isOn && isAwaited && this.#outputs.length > 0 && this.#latest?.entry === this.entry;
  }

  #remember([output]: readonly Output[]) {
    const { entry } = this;
    if (!output || !entry) return;
    const { file } = output;
    const before = this.#latest?.entry === entry ? this.#latest.file : undefined;
    this.#latest = { entry, file, ...(before && { previous: before }) };
    if (!before) this.against = 'original';
  }

  /** The task of all files together, or that of the shown file. */
  get #task(): Task | undefined {
    const { joint } = this.batch;
    return joint.state === 'done' || joint.state === 'failed' ? joint : this.entry?.task;
  }

  /** The result on the sheet, or the one that pressing After would show. */
  get result(): Output | undefined {
    const [first] = this.#outputs;
    return first && isText(first.file) ? first : this.#outputs[Math.min(this.index, this.#outputs.length - 1)];
  }

  /** A single key switches between the file and its result. */
  readonly #key = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element &&
      event.target.matches('input:not([type=checkbox], [type=range]), textarea, select');
    if (event.key !== 'b' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.#outputs.length > 0) this.#turn();
  };

  #turn(side?: 'before' | 'after') {
    const pair = this.querySelector<FilePair>('.file-pair');
    if (pair) pair.turn();
    else this.side = side ?? (this.side === 'before' ? 'after' : 'before');
  }

  override render() {
    const { entry } = this;
    const isBeside = this.isLook && this.board === 'open';
    const isAfter = this.#outputs.length > 0 && (isBeside || this.side === 'after');
    const showsBoard = this.board === 'open' && !isAfter;
    this.#showBoard(entry !== undefined && this.board !== 'none' && (isBeside || !isAfter));
    this.toggleAttribute('data-beside', isBeside);
    if (!entry) return nothing;
    const isBoth = isBeside || (isAfter && this.#isPair(entry));
    const isOver = isAfter && isBoth && !isBeside;
    if (!isOver) this.drawn = undefined;
    const isSeen = isOver ? this.drawn !== entry : !isAfter && !showsBoard && this.#isVisible(entry);
    return html`${showsBoard ? nothing : isAfter ? this.#result(entry) : this.#file(entry)}
    ${isSeen ? this.#sight(entry, isOver) : nothing}
    ${isAfter && this.#hasFormats(entry) ? this.#formats(entry) : nothing}
    ${this.#outputs.length > 0 && !isBoth && !shownFindings(entry) ? sideButtons(this.side, (side) => this.#turn(side)) : nothing}`;
  }

  #sight(of: Entry, isAwaited: boolean) {
    const { file, entry } = shownUntilPaired(of, isAwaited ? this.result?.file : undefined);
    const job = isAwaited ? undefined : jobFor(of, this.planned);
    return html`<file-sight .file=${file} .entry=${entry} .facts=${of.facts} .job=${job}></file-sight>`;
  }

  /** The board belongs to the page, and is beside this element. Without a file, the drop zone lies over it. */
  #showBoard(shown: boolean) {
    const board = this.previousElementSibling;
    if (board instanceof HTMLElement) board.toggleAttribute('hidden', !shown);
    this.toggleAttribute('data-aside', shown && this.board === 'open' && !this.isLook);
  }

  #file(entry: Entry) {
    const problem = entry.refused ?? this.#task?.error;
    return fileCard(
      entry,
      problem
        ? html`<p class="problem">${icon('failed')} <span>${until(sayFailure(problem, entry.format))}</span></p>`
        : nothing,
    );
  }

  #isVisible(entry: Entry): boolean {
    if (entry.refused ?? this.#task?.error) return false;
    return entry.header === 'read' || isShownByAll(entry);
  }

  #result(entry: Entry) {
    const output = this.result;
    if (!output) return nothing;
    const pager = (outputs: readonly Output[]) => outputPager(outputs, this.index, (index) => (this.index = index));
    if (output === this.#outputs[0] && isText(output.file)) {
      const pictures = this.#outputs.filter(({ file }) => !isText(file));
      const sight = ({ file }: Output) => html`<file-sight .file=${file} .entry=${undefined}></file-sight>`;
      const shown = pictures.slice(this.index, this.index + 1).map((one) => [sight(one), pager(pictures)]);
      return html`<div class="read">${shownFindings(entry) ?? shownResults(this.#outputs)} ${shown}</div>`;
    }
    if (isText(output.file))
      return html`<div class="read">${shownResults([output])}</div>
        ${pager(this.#outputs)}`;
    const hidden = rowHiddenData(entry, true);
    if (hidden.some((part) => part !== nothing) && seeksHiddenData(jobFor(entry, this.job)))
      return html`<div class="read">${hidden}</div>`;
    if (this.#isPair(entry))
      return html`${this.#pair(entry, output.file)}
      ${this.#latest?.previous ? againstButtons(this.against, (against) => (this.against = against)) : nothing}`;
    return html`<div class="card">
        ${icon('done')}
        <p class="name">${output.file.name}</p>
        <p class="quiet">${describeSize(output.file.size)}</p>
      </div>
      <file-sight .file=${output.file} .joints=${jointTimes(this.batch)} .output=${output}></file-sight>
      ${this.#unplayable.has(output.file) ? this.#alone(entry, output.file) : pager(this.#outputs)}`;
  }

  #formats(entry: Entry) {
    void import('../results/format-sizes.ts');
    return html`<format-sizes .entry=${entry} .result=${this.result} .choices=${this.choices}></format-sizes>`;
  }

  #pair(entry: Entry, result: File) {
    const { facts, file } = entry;
    const original = (this.against === 'previous' && this.#latest?.previous) || file;
    const part = ({ detail }: CustomEvent<File>) => this.#part(detail);
    const drawn = () => (this.drawn = entry);
    if (facts?.kind !== 'media') {
      void import('./picture-pair.ts');
      return keyed(
        entry,
        html`<picture-pair .original=${original} .result=${result} @drawn=${drawn} @unlike=${part}></picture-pair>`,
      );
    }
    void import('./video-pair.ts');
    return keyed(
      entry,
      html`<video-pair
        .original=${original}
        .result=${result}
        .frame=${1 / (facts.video?.frameRate ?? 25)}
        @drawn=${drawn}
        @unlike=${part}
        @unplayable=${({ detail }: CustomEvent<Unplayable>) => {
          this.#unplayable.set(detail.result, detail.side);
          this.#part(detail.result);
        }}
      ></video-pair>`,
    );
  }

  /** Says why a video is not laid over its original. The engine, unlike the browser, can still draw single frames. */
  #alone(entry: Entry, result: File) {
    const side = this.#unplayable.get(result) ?? 'before';
    return html`<p class="alone">
      <span>${compareWords.unplayable[side]}</span>
      <button
        type="button"
        @click=${() => this.dispatchEvent(new CustomEvent('compare', { detail: entry, bubbles: true }))}
      >
        ${compareWords.frames}
      </button>
    </p>`;
  }

  #part(result: File) {
    if (this.against === 'previous') {
      this.against = 'original';
      delete this.#latest?.previous;
    } else this.#unlike.add(result);
    this.requestUpdate();
  }

  /** Whether one image has become another: with several, each would have its own format. */
  #hasFormats({ facts }: Entry): boolean {
    const [output, ...others] = this.#outputs;
    const isAlone = others.length === 0 && this.batch.entries.length === 1 && !this.entry?.own;
    return Boolean(this.choices && isAlone && facts?.kind === 'image' && output?.file.type.startsWith('image/'));
  }

  /** Whether both are visible at once, with a handle between them. */
  #isPair(entry: Entry): boolean {
    this.#wasPair = this.#isKept ? this.#wasPair : this.#canPair(entry);
    return this.#wasPair;
  }

  #canPair(entry: Entry): boolean {
    const { joint } = this.batch;
    const [output] = this.#outputs;
    if (this.board !== 'none' || joint.state === 'done' || !output || this.#unlike.has(output.file)) return false;
    return isComparable(entry, jobFor(entry, this.job));
  }
}

customElements.define('sheet-view', SheetView);
