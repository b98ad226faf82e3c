import { html, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { frameListPattern } from '#options/frame-list.ts';
import { runJob } from '#jobs/run-job.ts';
import { framesWords as words } from '#words/controls/frames.ts';
import type { Entry } from '../../batch/entry.ts';
import { ChangeHistory } from '../change-history.ts';
import { dragTile } from '../drag-tile.ts';
import { allFrames, framesOfList, listOfFrames, seconds, timed, type FrameTile } from './frame-order.ts';
import { frameTools } from './frame-tools.ts';
import { icon } from '../../site/icon.ts';
import { actionOf, columnsOf } from '../pages/page-keys.ts';
import { duplicate, moveOver, moveTo, remove } from '../pages/page-order.ts';
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
  /** Where a range chosen with Shift begins. */
  #anchor = 0;
  /** The frame in the tab order. */
  #current = 0;
  #typed: HTMLInputElement | undefined;
  #said = '';
  readonly #history = new ChangeHistory<readonly FrameTile[]>();

  override connectedCallback() {
    super.connectedCallback();
    this.input.addEventListener('input', () => {
      this.#history.keep(this.tiles, 'typing');
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
    this.#history.forget();
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

  #change(tiles: readonly FrameTile[], said: string, before = this.tiles) {
    if (tiles !== before) this.#history.keep(before);
    this.#set(tiles, said);
  }

  #undo() {
    const tiles = this.#history.take();
    if (!tiles) return;
    this.#set(tiles, words.undone);
    // The focused frame may be gone.
    void this.updateComplete.then(() => document.activeElement === document.body && this.#focus(this.#current));
  }

  #set(tiles: readonly FrameTile[], said: string) {
    this.tiles = tiles;
    this.#said = said;
    this.input.value = listOfFrames(tiles, this.#count);
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
        onChoose: (all) => this.#choose(all ? this.tiles : []),
        onMove: (step) => this.#carry(step),
        onDuplicate: () => this.#duplicate(),
        onRemove: () => this.#remove(),
        onKeep: () => this.#keep(),
        onTime: (delay) => this.#time(delay),
        canUndo: !this.#history.isEmpty,
        onUndo: () => this.#undo(),
        onStartOver: () => this.#startOver(),
      })}
      <ol class="tiles" aria-label=${words.list} @keydown=${(event: KeyboardEvent) => this.#key(event)}>
        ${repeat(
          this.tiles,
          ({ key }) => key,
          (tile, place) => this.#tile(tile, place),
        )}
      </ol>
      <p class="visually-hidden" role="status">${this.#said}</p>
      ${pager}
    `;
  }

  #tile(tile: FrameTile, place: number) {
    const isChosen = this.chosen.has(tile.key);
    const address = this.answer?.[tile.frame];
    const time = seconds(this.#delayOf(tile));
    const name = words.tile(tile.frame + 1, time, place + 1, this.tiles.length);
    const drag = (event: PointerEvent) => this.#drag(event, tile);
    return html`<li data-key=${tile.key} class=${isChosen ? 'chosen' : ''}>
      <button
        type="button"
        class="plain"
        aria-pressed=${isChosen}
        aria-label=${name}
        tabindex=${place === Math.min(this.#current, this.tiles.length - 1) ? 0 : -1}
        @click=${({ shiftKey }: MouseEvent) => this.#toggle(place, shiftKey)}
        @focus=${() => (this.#current = place)}
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

  #choose(tiles: readonly FrameTile[]) {
    this.chosen = new Set(tiles.map(({ key }) => key));
  }

  #toggle(place: number, withRange: boolean) {
    const range = this.tiles.slice(Math.min(place, this.#anchor), Math.max(place, this.#anchor) + 1);
    const key = this.tiles[place]?.key ?? 0;
    const chosen = new Set(this.chosen);
    if (withRange) for (const each of range) chosen.add(each.key);
    else if (!chosen.delete(key)) chosen.add(key);
    if (!withRange) this.#anchor = place;
    this.chosen = chosen;
  }

  /** Moves the chosen frames by this many places. */
  #carry(by: number) {
    const first = this.tiles.findIndex(({ key }) => this.chosen.has(key));
    const moved = moveTo(this.tiles, this.chosen, first + by);
    const place = moved.findIndex(({ key }) => this.chosen.has(key));
    this.#change(moved, words.moved(place + 1, moved.length));
  }

  #duplicate() {
    this.#change(duplicate(this.tiles, this.chosen), words.duplicated(this.chosen.size));
  }

  #remove() {
    const left = remove(this.tiles, this.chosen);
    if (left.length === 0) {
      this.#said = words.oneStays;
      this.requestUpdate();
      return;
    }
    const said = words.deleted(this.chosen.size, left.length);
    this.chosen = new Set();
    this.#change(left, said);
  }

  #keep() {
    const kept = this.tiles.filter(({ key }) => this.chosen.has(key));
    this.chosen = new Set();
    this.#change(kept, words.kept(kept.length));
  }

  #time(delay: number | undefined) {
    const said = delay === undefined ? words.ownTimes : words.timed(seconds(delay));
    this.#change(timed(this.tiles, this.chosen, delay), said);
  }

  #startOver() {
    this.chosen = new Set();
    this.#change(allFrames(this.#count), words.startedOver);
  }

  #drag(event: PointerEvent, tile: FrameTile) {
    if (event.button !== 0) return;
    const keys = this.chosen.has(tile.key) ? this.chosen : new Set([tile.key]);
    const { tiles } = this;
    dragTile(event, {
      over: (key) => (this.tiles = moveOver(this.tiles, keys, key)),
      end: () => this.#change(this.tiles, '', tiles),
    });
  }

  #key(event: KeyboardEvent) {
    const columns = columnsOf([...this.querySelectorAll('li')]);
    const action = actionOf(event, { current: this.#current, last: this.tiles.length - 1, columns, isOrder: true });
    if (!action || action.type === 'turn') return;
    event.preventDefault();
    if (action.type === 'choose-all') return this.#choose(this.tiles);
    if (action.type === 'undo') return this.#undo();
    if (action.type === 'focus' || action.type === 'extend') {
      if (action.type === 'extend') this.#toggle(action.place, true);
      return this.#focus(action.place);
    }
    // If no frames are chosen, keys act on the focused frame.
    const key = this.tiles[this.#current]?.key ?? 0;
    if (!this.chosen.has(key)) this.chosen = new Set([key]);
    if (action.type === 'carry') this.#carry(action.by);
    else if (action.type === 'duplicate') this.#duplicate();
    else this.#remove();
    // The focused frame keeps the focus wherever it has moved.
    void this.updateComplete.then(() => {
      const place = this.tiles.findIndex((each) => each.key === key);
      this.#focus(place < 0 ? this.#current : place);
    });
  }

  #focus(place: number) {
    this.#current = Math.max(0, Math.min(place, this.tiles.length - 1));
    this.querySelectorAll<HTMLElement>('li > button')[this.#current]?.focus();
  }
}

customElements.define('film-strip', FilmStrip);
