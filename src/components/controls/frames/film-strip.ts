import { html, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { frameListPattern } from '#options/frame-list.ts';
import { runJob } from '#jobs/run-job.ts';
import { framesWords as words } from '#words/controls/frames.ts';
import type { Entry } from '../../batch/entry.ts';
import { allFrames, framesOfList, listOfFrames, seconds, timed, type FrameTile } from './frame-order.ts';
import { frameTools } from './frame-tools.ts';
import { icon } from '../../site/icon.ts';
import { TileBoard } from '../pages/tile-board.ts';
import { picturePager } from '../picture-pager.ts';
import { StagedForm } from '../staged-form.ts';
import { typedInput } from '../typed-list.ts';
import { reactive } from '../../light-element.ts';

/** The longer side of a frame, in pixels: twice what a tile shows. */
const size = 240;

/**
 * The frames of an animation as images that can be deleted, ordered, repeated and timed by mouse, touch and keys. Its
 * value is the list in the text field before it, which can also be typed.
 */
class FilmStrip extends StagedForm<string[]> {
  static override properties = reactive<FilmStrip>('tiles', 'chosen');
  tiles: readonly FrameTile[] = [];
  chosen: ReadonlySet<number> = new Set();
  #laidOut: Entry | undefined;
  readonly words = words;
  readonly isOrder = true;
  #typed: HTMLInputElement | undefined;
  readonly #board = new TileBoard<FrameTile>(this);

  override connectedCallback() {
    super.connectedCallback();
    this.input.addEventListener('input', () => {
      this.#board.history.keep(this.tiles, 'typing');
      this.#readList();
    });
  }

  override get input(): HTMLInputElement {
    return (this.#typed ??= typedInput(this));
  }

  protected override async ask({ file }: Entry): Promise<string[]> {
    const outputs = await runJob(
      {
        engine: 'image',
        operation: {
          type: 'split-frames',
          steps: [{ type: 'resize', width: size, height: size, withoutEnlargement: true }],
          output: { format: 'webp', quality: 75, effort: 'fast' },
          metadata: 'colour',
        },
      },
      [file],
    );
    return outputs.map((output) => URL.createObjectURL(output.file));
  }

  override willUpdate(changed: PropertyValues<this>) {
    super.willUpdate(changed);
    if (this.shown === this.#laidOut || this.#count === 0) return;
    this.#laidOut = this.shown;
    // Frames of another file.
    this.#board.history.forget();
    this.#readList();
  }

  get #delays(): readonly number[] {
    const { facts } = this.shown ?? {};
    return (facts?.kind === 'image' && facts.delays) || [];
  }

  get #count(): number {
    return this.#delays.length;
  }

  #delayOf = ({ frame, delay }: FrameTile) => delay ?? this.#delays[frame] ?? 0;

  /** Updates the strip from the typed list. */
  #readList() {
    if (!frameListPattern.test(this.input.value)) return;
    this.tiles = framesOfList(this.input.value, this.#count);
    this.chosen = new Set();
  }

  write() {
    this.input.value = listOfFrames(this.tiles, this.#count);
    this.settle();
  }

  override render() {
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    if (this.shown?.header !== 'read') return html`<p class="quiet waiting">${words.reading}</p>`;
    const pager = picturePager(this.entries, this.index, (index) => (this.index = index));
    if (this.#count < 2)
      return html`<p class="quiet">${words.none}</p>
        ${pager}`;
    return html`
      ${frameTools({
        board: this,
        chosen: this.chosen.size,
        frames: this.tiles.length,
        seconds: seconds(this.tiles.reduce((sum, tile) => sum + this.#delayOf(tile), 0)),
        time: this.#commonTime(),
        onChoose: (all) => this.#board.choose(all ? this.tiles : []),
        onChange: (change) => this.#board.act(change),
        onKeep: () => this.#keep(),
        onTime: (delay) => this.#time(delay),
        canUndo: !this.#board.history.isEmpty,
        onUndo: () => this.#board.undo(),
        onStartOver: () => this.#startOver(),
      })}
      <ol
        class="tiles"
        aria-label=${words.list}
        @keydown=${(event: KeyboardEvent) => this.#board.key(event, [...this.querySelectorAll('li')])}
      >
        ${repeat(
          this.tiles,
          ({ key }) => key,
          (tile, place) => this.#tile(tile, place),
        )}
      </ol>
      <p class="visually-hidden" role="status">${this.#board.said}</p>
      ${pager}
    `;
  }

  #tile(tile: FrameTile, place: number) {
    const isChosen = this.chosen.has(tile.key);
    const address = this.answer?.[tile.frame];
    const time = seconds(this.#delayOf(tile));
    const name = words.tile(tile.frame + 1, time, place + 1, this.tiles.length);
    const drag = (event: PointerEvent) => this.#board.drag(event, tile);
    return html`<li data-key=${tile.key} class=${isChosen ? 'chosen' : ''}>
      <button
        type="button"
        class="plain"
        aria-pressed=${isChosen}
        aria-label=${name}
        tabindex=${place === this.#board.current ? 0 : -1}
        @click=${({ shiftKey }: MouseEvent) => this.#board.toggle(place, shiftKey)}
        @focus=${() => (this.#board.current = place)}
        @pointerdown=${(event: PointerEvent) => event.pointerType === 'mouse' && drag(event)}
      >
        <span class="sheet"> ${address ? html`<img src=${address} alt="" draggable="false" />` : icon('image')} </span>
        <span class="number"
          >${tile.frame + 1} <small class=${tile.delay === undefined ? 'quiet' : 'own'}>${time}</small></span
        >
      </button>
      <span class="grip" @pointerdown=${drag}>${icon('grip')}</span>
    </li>`;
  }

  /** The time of the chosen frames, in seconds; empty if they differ. */
  #commonTime(): string {
    const times = new Set(this.tiles.filter(({ key }) => this.chosen.has(key)).map(this.#delayOf));
    const [time] = times;
    return times.size === 1 && time !== undefined ? String(time / 1000) : '';
  }

  #keep() {
    const kept = this.tiles.filter(({ key }) => this.chosen.has(key));
    this.chosen = new Set();
    this.#board.change(kept, words.kept(kept.length));
  }

  #time(delay: number | undefined) {
    const said = delay === undefined ? words.ownTimes : words.timed(seconds(delay));
    this.#board.change(timed(this.tiles, this.chosen, delay), said);
  }

  #startOver() {
    this.chosen = new Set();
    this.#board.change(allFrames(this.#count), words.startedOver);
  }

  focusTile(place: number) {
    this.querySelectorAll<HTMLElement>('li > button')[place]?.focus();
  }
}

customElements.define('film-strip', FilmStrip);
