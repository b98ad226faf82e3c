import { html } from 'lit';
import { writingWords as words, type MarkKind } from '#words/controls/page-writing.ts';
import type { EventOn } from '../../event-on.ts';
import { markIcon } from './mark-icons.ts';
import type { Pen } from './mark-shape.ts';

const modes = ['move', 'text', 'date', 'tick', 'cross', 'line', 'highlight', 'pen'] as const satisfies (
  MarkKind | 'move'
)[];

export type Mode = (typeof modes)[number];

interface Tools {
  mode: Mode;
  pen: Pen;
  /** @param isByKey whether there is no pointer that could say where. */
  onMode(mode: Mode, isByKey: boolean): void;
  onPen(pen: Partial<Pen>): void;
}

/** The buttons that say what a press on the page writes. */
export function markTools({ mode, pen, onMode, onPen }: Tools) {
  const number = mode === 'line' || mode === 'pen' ? 'thickness' : 'size';
  return html`<span class="modes" role="group" aria-label=${words.tools}>
      ${modes.map(
        (one) =>
          html`<button
            type="button"
            class=${one === mode ? 'add' : ''}
            aria-pressed=${one === mode}
            title=${one === 'move' ? words.move : words.kinds[one]}
            aria-label=${one === 'move' ? words.move : words.kinds[one]}
            @click=${({ detail }: MouseEvent) => onMode(one, detail === 0)}
          >
            ${markIcon(one)}
          </button>`,
      )}
    </span>
    <input
      type="color"
      title=${words.colour}
      aria-label=${words.colour}
      .value=${pen.colour}
      @change=${({ currentTarget }: EventOn<HTMLInputElement>) => onPen({ colour: currentTarget.value })}
    />
    <input
      type="number"
      title=${words[number]}
      aria-label=${words[number]}
      min=${number === 'size' ? 4 : 0.5}
      max=${number === 'size' ? 200 : 50}
      step=${number === 'size' ? 1 : 0.5}
      .value=${String(Math.round(pen[number] * 10) / 10)}
      @change=${({ currentTarget }: EventOn<HTMLInputElement>) => {
        if (currentTarget.value !== '' && currentTarget.reportValidity())
          onPen({ [number]: currentTarget.valueAsNumber });
      }}
    />`;
}
