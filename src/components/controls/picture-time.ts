import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { clockTime, spokenTime } from '../../words/times.ts';
import type { EventOn } from '../event-on.ts';
import { pictureTimeWords } from '../../words/en/controls/picture-time.ts';

interface Settings {
  /** In seconds. */
  at: number;
  duration: number;
  onTime(seconds: number): void;
}

/** At the end itself, there is no picture any more. In seconds. */
const beforeEnd = 0.05;

/** Which moment of a video is looked at. */
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
