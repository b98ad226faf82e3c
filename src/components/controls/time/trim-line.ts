import { html } from 'lit';
import { clockTime, spokenTime } from '#wording/times.ts';
import type { EventOn } from '../../event-on.ts';
import { timesWords as words } from '#words/controls/times.ts';

/** One of the two ends of the part to keep. */
export type Handle = 'start' | 'end';

interface HandleSettings {
  handle: Handle;
  /** In seconds. */
  value: number;
  duration: number;
  onPointer(event: EventOn<HTMLElement, PointerEvent>): void;
  onKey(event: KeyboardEvent): void;
  onFocus(): void;
}

export const trimHandle = ({ handle, value, duration, onPointer, onKey, onFocus }: HandleSettings) =>
  html`<div
    class="handle"
    data-handle=${handle}
    role="slider"
    tabindex="0"
    aria-label=${words.trim[handle]}
    aria-valuemin="0"
    aria-valuemax=${duration}
    aria-valuenow=${value}
    aria-valuetext=${spokenTime(value)}
    aria-describedby="trim-keys"
    @pointerdown=${onPointer}
    @keydown=${onKey}
    @focus=${onFocus}
  ></div>`;

/** How far a key moves a handle, in seconds; `undefined` for other keys. */
export function wayOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, step: number): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const short = shiftKey ? 1 : step;
  const ways: Record<string, number> = {
    ArrowLeft: -short,
    ArrowDown: -short,
    ArrowRight: short,
    ArrowUp: short,
    PageDown: -10,
    PageUp: 10,
    Home: -Infinity,
    End: Infinity,
  };
  return ways[key];
}

interface MediaSettings {
  kind: 'video' | 'audio';
  address: string;
  label: string;
  onLoaded(video: HTMLVideoElement): void;
  onSeeked(): void;
  onProgress(): void;
  /** Also called when it resumes. */
  onPause(media: HTMLMediaElement): void;
  onError(): void;
}

/** The browser's own player, without its controls. */
export function trimMedia({ kind, address, label, onLoaded, onSeeked, onProgress, onPause, onError }: MediaSettings) {
  if (kind === 'audio') {
    return html`<audio
      src=${address}
      aria-label=${label}
      preload="auto"
      @seeked=${onSeeked}
      @timeupdate=${onProgress}
      @pause=${({ currentTarget }: EventOn<HTMLMediaElement>) => onPause(currentTarget)}
      @error=${onError}
    ></audio>`;
  }
  return html`<video
    class="known-size"
    src=${address}
    aria-label=${label}
    preload="auto"
    playsinline
    @loadedmetadata=${({ currentTarget }: EventOn<HTMLVideoElement>) => onLoaded(currentTarget)}
    @seeked=${onSeeked}
    @timeupdate=${onProgress}
    @pause=${({ currentTarget }: EventOn<HTMLMediaElement>) => onPause(currentTarget)}
    @error=${onError}
  ></video>`;
}

interface ButtonSettings {
  /** In seconds. */
  at: number;
  playing: boolean;
  playable: boolean;
  step: 'frame' | 'moment';
  onPlay(): void;
  onMove(frames: 1 | -1): void;
  onPut(handle: Handle): void;
}

export const trimButtons = ({ at, playing, playable, step, onPlay, onMove, onPut }: ButtonSettings) =>
  html`<div class="buttons">
    <button type="button" ?disabled=${!playable} @click=${onPlay}>${playing ? words.stop : words.trim.play}</button>
    <button type="button" @click=${() => onMove(-1)}>${words.trim.move[step].back}</button>
    <button type="button" @click=${() => onMove(1)}>${words.trim.move[step].forward}</button>
    <button type="button" @click=${() => onPut('start')}>${words.trim.startHere}</button>
    <button type="button" @click=${() => onPut('end')}>${words.trim.endHere}</button>
    <span class="time">${clockTime(at)}</span>
  </div>`;

const shortTime = (seconds: number) => clockTime(seconds).replace(/\.00$/, '');

/** What is kept, and how keys change it: for screen readers in the words of the handles. */
export const trimPart = (kept: number, whole: number, step: 'frame' | 'moment') =>
  html`<p class="quiet" id="trim-keys">
    <span aria-hidden="true">${words.trim.part({ length: shortTime(kept), whole: shortTime(whole) })}</span>
    <span class="visually-hidden">${words.trim.part({ length: spokenTime(kept), whole: spokenTime(whole) })}</span>
    <span class="for-keys">${words.trim.keys(step)}</span>
  </p>`;

/** Replaces the player where the browser has none: a frame drawn by the engine. */
export const stillPicture = (address: string | undefined, at: number) =>
  address
    ? html`<img class="known-size" src=${address} alt=${words.trim.picture(spokenTime(at))} />`
    : html`<p class="quiet waiting known-size">${words.trim.drawing}</p>`;

export const unseen = (path: string) => html`<p class="quiet">${words.unseen(path)}</p>`;
