import { html } from 'lit';
import { framesWords } from '#words/controls/frames.ts';
import { typedButton } from '../typed-list.ts';
import { changeButtons, type BoardChanges } from '../pages/page-tools.ts';
import { unlessTyped } from '../../options/unless-typed.ts';
import type { EventOn } from '../../event-on.ts';

interface Tools extends BoardChanges {
  board: HTMLElement;
  /** How many frames are chosen, and how many there are. */
  chosen: number;
  frames: number;
  /** How long all frames are shown, in words. */
  seconds: string;
  /** The time of the chosen frames, in seconds; empty if they differ. */
  time: string;
  /** Chooses all frames, or none. */
  onChoose(all: boolean): void;
  /** Removes all other frames. */
  onKeep(): void;
  /** In milliseconds; `undefined` for the time in the file. */
  onTime(delay: number | undefined): void;
  onStartOver(): void;
}

const words = framesWords.tools;

/** The buttons above a strip of frames, which act on the chosen ones. */
export function frameTools(tools: Tools) {
  const { chosen, frames } = tools;
  return html`<div class="tools" role="toolbar" aria-label=${words.bar}>
    <button type="button" @click=${() => tools.onChoose(chosen < frames)}>
      ${chosen < frames ? words.chooseAll : words.chooseNone}
    </button>
    ${changeButtons(words, chosen > 0, tools)}
    <button type="button" ?disabled=${chosen === 0} @click=${tools.onKeep}>${words.keep}</button>
    <label class="time"
      >${words.time}
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
    <button type="button" @click=${tools.onStartOver}>${words.startOver}</button>
    ${typedButton(tools.board, words.type)}
    <span class="quiet">${words.amount(chosen, frames, tools.seconds)}</span>
  </div>`;
}

function takeTime(input: HTMLInputElement, { onTime }: Tools) {
  if (!input.reportValidity()) return;
  onTime(input.value === '' ? undefined : Math.round(Number(input.value) * 1000));
}
