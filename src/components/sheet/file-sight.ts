import { html, nothing, type PropertyValues } from 'lit';
import { formats } from '#formats/formats.ts';
import { atLeisure } from '#jobs/at-leisure.ts';
import { ask, atRest } from '#jobs/run-job.ts';
import { writeTime } from '#options/write-time.ts';
import type { Facts } from '#jobs/contract/facts.ts';
import type { Job, Output } from '#jobs/contract/job.ts';
import type { Entry } from '../batch/entry.ts';
import { drawnPage } from '../controls/drawn-page.ts';
import { openReadable, revealSpot, zoomButtons } from '../controls/page-zoom.ts';
import { takeRoom } from '../controls/take-room.ts';
import { waveform } from '../controls/time/waveform.ts';
import type { EventOn } from '../event-on.ts';
import { mostPixels, previewOf } from '../controls/preview.ts';
import { dragOut } from '../results/drag-out.ts';
import { borrowAddress, returnAddress } from '../results/picture-address.ts';
import { pixelsOf, shownPicture } from '../results/shown-picture.ts';
import { pager } from './sheet-buttons.ts';
import { isShownByAll } from './shown-by-all.ts';
import { sheetWords as words } from '#words/sheet.ts';
import { LightElement, reactive } from '../light-element.ts';

type Kind = 'image' | 'document' | 'video' | 'audio' | 'other';

/** The longer side of a page, in pixels. */
const pageSize = 1600;
/** How many parts a waveform has. */
const parts = 300;
/** How much is played before and after a join, in seconds. */
const aroundJoint = 3;
/** How often to look whether the work on a file is over, in milliseconds. Some tools begin it this soon. */
const moment = 200;
/** How long a player waits for work, in milliseconds: while that takes longer, there should be something to see. */
const longest = 2000;

/** Waits until the work on a file is over, if it has begun: drawing the file, or trying to, decodes it once more. */
async function workOver(entry: Entry) {
  do await new Promise((resolve) => setTimeout(resolve, moment));
  while (entry.task.state === 'working');
}

const laysOver = (job: Job | undefined) =>
  job?.operation.type === 'stamp' ||
  (job?.operation.type === 'encode' && job.operation.steps.some(({ type }) => type === 'overlay'));

/** Shows a file, or a player for it: the file itself if the browser can show it, otherwise what the engine draws. */
export class FileSight extends LightElement {
  static override properties = reactive<FileSight>(
    'file',
    'entry',
    'facts',
    'job',
    'address',
    'page',
    'pages',
    'isPlayed',
    'peaks',
    'joints',
    'output',
  );
  declare file: File;
  /** What is known about it, if it is a file that someone added. */
  declare entry: Entry | undefined;
  /** Those of the entry: it is drawn again when they are known. */
  declare facts: Facts | undefined;
  /** What it lays over the file is shown. Default nothing. */
  declare job: Job | undefined;
  address = '';
  /** From 0. */
  page = 0;
  pages = 0;
  /** Whether the browser may still be able to play it. */
  isPlayed = true;
  /** How loud each part of an audio recording is. */
  declare peaks: Uint8Array | undefined;
  /** Where recordings were joined in this one, in seconds. Default nowhere. */
  joints: readonly number[] = [];
  /** If the file is a result: it opens where it was changed. */
  declare output: Output | undefined;
  /** When playback around a join ends, in seconds. */
  #heardAt: number | undefined;
  /** What the address belongs to, if it was borrowed. */
  #shown: Blob | undefined;

  get #kind(): Kind {
    const { format } = this.entry ?? {};
    if (format) {
      const { kind } = formats[format];
      if (kind !== 'video' && kind !== 'audio') return kind === 'subtitles' ? 'other' : kind;
      const { facts } = this.entry ?? {};
      return facts?.kind === 'media' && !facts.video ? 'audio' : kind;
    }
    const { type } = this.file;
    if (type === 'application/pdf') return 'document';
    const [kind = ''] = type.split('/');
    return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'other';
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('file')) return;
    this.page = this.output?.firstChange ?? 0;
    this.pages = 0;
    this.isPlayed = true;
    this.peaks = undefined;
    this.#forget();
    void this.#load(this.file);
  }

  #forget() {
    if (this.#shown) returnAddress(this.#shown);
    this.#shown = undefined;
    this.address = '';
  }

  #set(file: File, seen: Blob | string | undefined, page = 0) {
    // Another file may be shown by now.
    if (file !== this.file || page !== this.page || !this.isConnected || seen === undefined) return;
    if (seen === this.#shown) return;
    this.#forget();
    if (typeof seen !== 'string') this.#shown = seen;
    this.address = typeof seen === 'string' ? seen : borrowAddress(seen);
  }

  /** A file that cannot be drawn is shown by its name alone: its row explains the problem. */
  async #load(file: File) {
    const kind = this.#kind;
    if (kind === 'video' || kind === 'audio') {
      if (this.entry) await atRest('media', longest);
      this.#set(file, file);
    }
    if (kind === 'audio') await this.#listen(file);
    else if (kind === 'document') await this.#draw(file);
    else if (kind === 'image') {
      // Kept until it is shown: under another address, the browser would read it again, and draw it as it arrives.
      borrowAddress(file);
      this.#set(file, await this.#picture(file).catch(() => undefined));
      returnAddress(file);
    }
  }

  async #listen(file: File) {
    const isWanted = () => file === this.file && this.isConnected;
    const peaks = await atLeisure('media', isWanted, (signal) =>
      ask('media', { type: 'peaks', file, count: parts }, signal),
    );
    if (isWanted()) this.peaks = peaks;
  }

  async #picture(file: File): Promise<Blob | string> {
    const { entry } = this;
    const isOwn = !entry || isShownByAll(entry);
    const { width, height } = isOwn ? await pixelsOf(file) : { width: 0, height: 0 };
    if (entry && width * height > mostPixels) return previewOf(entry);
    if (width > 0) this.#set(file, file);
    if (entry) await workOver(entry);
    if (file !== this.file || !this.isConnected) throw new Error('Another file is shown');
    return isOwn ? shownPicture(file) : previewOf(entry);
  }

  async #draw(file: File) {
    const password = this.entry?.password ?? '';
    const { page } = this;
    this.pages ||= this.output?.notes.find((note) => note.type === 'pages')?.count ?? 0;
    if (this.pages === 0) {
      const facts = this.entry?.facts ?? (await ask('pdf', { type: 'facts', file, password }).catch(() => undefined));
      if (file === this.file && facts?.kind === 'document') this.pages = facts.pages;
    }
    const isWanted = () => file === this.file && page === this.page && this.isConnected;
    void openReadable(this, { file, password, page }, isWanted).then(() => this.#reveal());
    const drawn = await drawnPage({ file, password, page, size: pageSize }, { isWanted }).catch(() => undefined);
    this.#set(file, drawn, page);
  }

  #open(shape: { width: number; height: number }) {
    takeRoom(this, shape);
    this.#reveal();
  }

  #reveal() {
    const { firstChange, firstSpot } = this.output ?? {};
    if (firstSpot && this.page === firstChange) revealSpot(this, firstSpot);
  }

  override updated() {
    if (this.querySelector('mark-overlay')) void import('./mark-overlay.ts');
  }

  override render() {
    const kind = this.#kind;
    const name = this.entry?.path ?? this.file.name;
    if (!this.address) return nothing;
    if (kind === 'audio' || (kind === 'video' && this.isPlayed)) return this.#player(kind, name);
    const isPage = kind === 'document';
    return html`<img
        class=${isPage ? 'zoomed-page' : ''}
        src=${this.address}
        @load=${({ currentTarget: { naturalWidth: width, naturalHeight: height } }: EventOn<HTMLImageElement>) => isPage && this.#open({ width, height })}
        alt=${isPage ? words.pageOf(this.page + 1, name) : name}
        draggable=${this.entry ? 'false' : 'true'}
        @dragstart=${(event: DragEvent) => dragOut(event, this.file)}
      />
      ${this.entry && laysOver(this.job) ? html`<mark-overlay .job=${this.job} .entry=${this.entry} .facts=${this.facts} .page=${this.page}></mark-overlay>` : nothing}
      ${isPage ? this.#pager() : nothing}`;
  }

  #player(kind: 'video' | 'audio', name: string) {
    const fail = () => void this.#still();
    return kind === 'video'
      ? html`<video
            controls
            playsinline
            src=${this.address}
            aria-label=${words.player(name)}
            @error=${fail}
            @loadedmetadata=${({
              currentTarget: { videoWidth: width, videoHeight: height },
            }: EventOn<HTMLVideoElement>) => takeRoom(this, { width, height })}
            @timeupdate=${this.#stopAfterJoint}
          ></video>
          ${this.#joints()}`
      : html`<p class="name">${name}</p>
          <div class="sound">${waveform(this.peaks)}</div>
          <audio
            controls
            src=${this.address}
            aria-label=${words.player(name)}
            @error=${fail}
            @timeupdate=${this.#stopAfterJoint}
          ></audio>
          ${this.#joints()}`;
  }

  #joints() {
    if (this.joints.length === 0) return nothing;
    return html`<div class="joints" role="group" aria-label=${words.joints}>
      <span aria-hidden="true">${words.joints}</span>
      ${this.joints.map(
        (seconds) =>
          html`<button
            type="button"
            aria-label=${words.playJoint(writeTime(Math.round(seconds)))}
            @click=${() => this.#playJoint(seconds)}
          >
            ${writeTime(Math.round(seconds))}
          </button>`,
      )}
    </div>`;
  }

  #playJoint(seconds: number) {
    const player = this.querySelector<HTMLMediaElement>('audio, video');
    if (!player) return;
    player.currentTime = Math.max(0, seconds - aroundJoint);
    this.#heardAt = seconds + aroundJoint;
    // Pressing another join ends the playback before it has begun.
    player.play().catch(() => undefined);
  }

  readonly #stopAfterJoint = ({ currentTarget: player }: EventOn<HTMLMediaElement>) => {
    if (this.#heardAt === undefined || player.currentTime < this.#heardAt) return;
    // Not if someone has moved on in the meantime.
    if (player.currentTime < this.#heardAt + 1) player.pause();
    this.#heardAt = undefined;
  };

  /** If the browser cannot play a recording, a frame of it is shown, if there is one. */
  async #still() {
    const { entry, file } = this;
    this.isPlayed = false;
    this.#forget();
    if (entry && this.#kind === 'video') this.#set(file, await previewOf(entry).catch(() => undefined));
  }

  #pager() {
    return pager(words.page(this.page + 1, this.pages), {
      labels: [words.previousPage, words.nextPage],
      isFirst: this.page === 0,
      isLast: this.page === this.pages - 1,
      onTurn: (by) => {
        this.page += by;
        void this.#draw(this.file);
        this.scrollTop = 0;
      },
      more: zoomButtons(this),
    });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#forget();
  }
}

customElements.define('file-sight', FileSight);
