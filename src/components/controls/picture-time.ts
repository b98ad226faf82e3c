import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { clockTime, spokenTime } from '#wording/times.ts';
import type { EventOn } from '../event-on.ts';
import { pictureTimeWords } from '#words/controls/picture-time.ts';

interface Settings {
  /** In seconds. */
  at: number;
  duration: number;
  onTime(seconds: number): void;
}

/** In seconds: at the very end there is no frame. */
const beforeEnd = 0.05;

/** A slider for the shown moment of a video. */
export const pictureTime = ({ at, duration, onTime }: Settings) =>
  html`<label class="picture-time">
    <span>${pictureTimeWords.label}</span>
    <input
      type="range"
      min="0"
      max=${Math.max(0, duration - beforeEnd)}
      step="any"
      .value=${live(String(at))}
      aria-valuetext=${spokenTime(at)}
      @input=${({ currentTarget }: EventOn<HTMLInputElement>) => onTime(currentTarget.valueAsNumber)}
    />
    <output>${clockTime(at)}</output>
  </label>`;
