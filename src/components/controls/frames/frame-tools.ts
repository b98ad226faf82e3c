import { html } from 'lit';
import { count } from '../../../words/en/count.ts';
import { icon } from '../../site/icon.ts';
import { unlessTyped } from '../../options/unless-typed.ts';
import type { EventOn } from '../../event-on.ts';

interface Tools {
  /** How many are chosen, and of how many. */
  chosen: number;
  frames: number;
  /** How long all are shown, in words. */
  seconds: string;
  /** Of the chosen ones, in seconds; empty where they differ. */
  time: string;
  /** All of them, or none. */
  onChoose(all: boolean): void;
  onMove(step: -1 | 1): void;
  onDuplicate(): void;
  onRemove(): void;
  /** Of the others, none stay. */
  onKeep(): void;
  /** In milliseconds; as it was in the file, without one. */
  onTime(delay: number | undefined): void;
  onStartOver(): void;
}

/** The buttons above a strip of frames; they act on those that are chosen. */
export function frameTools(tools: Tools) {
  const { chosen, frames } = tools;
  const button = (name: Parameters<typeof icon>[0], label: string, act: () => void) =>
    html`<button type="button" ?disabled=${chosen === 0} title=${label} aria-label=${label} @click=${act}>
      ${icon(name)}
    </button>`;
  return html`<div class="tools" role="toolbar" aria-label="Chosen frames">
    <button type="button" @click=${() => tools.onChoose(chosen < frames)}>
      ${chosen < frames ? 'Choose all' : 'Choose none'}
    </button>
    ${button('previous', 'Move back', () => tools.onMove(-1))} ${button('next', 'Move forward', () => tools.onMove(1))}
    ${button('duplicate', 'Duplicate', tools.onDuplicate)} ${button('delete', 'Delete', tools.onRemove)}
    <button type="button" ?disabled=${chosen === 0} @click=${tools.onKeep}>Keep only these</button>
    <label class="time"
      >Shown for
      <input
        type="number"
        min="0.01"
        max="600"
        step="any"
        inputmode="decimal"
        ?disabled=${chosen === 0}
        .value=${unlessTyped(tools.time)}
        @change=${({ currentTarget }: EventOn<HTMLInputElement>) => takeTime(currentTarget, tools)}
      />
      s</label
    >
    <button type="button" @click=${tools.onStartOver}>Start over</button>
    <span class="quiet"
      >${chosen > 0 ? `${chosen} of ` : ''}${count(frames, 'frame')}${chosen > 0 ? ' chosen' : ''},
      ${tools.seconds}</span
    >
  </div>`;
}

function takeTime(input: HTMLInputElement, { onTime }: Tools) {
  if (!input.reportValidity()) return;
  onTime(input.value === '' ? undefined : Math.round(Number(input.value) * 1000));
}
