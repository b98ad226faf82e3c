import { identity, multiply, toMatrix, type Matrix } from '../content/matrix.ts';
import type { Operation } from '../content/operators.ts';
import type { Box } from '../content/view.ts';
import { transform } from '../content/boxes.ts';
import type { Glyph, GlyphReader } from './glyphs.ts';

/** The part of the graphics state that positions text (ISO 32000-2, 9.3). */
export interface TextState {
  matrix: Matrix;
  reader: GlyphReader | undefined;
  size: number;
  characterSpace: number;
  wordSpace: number;
  /** The horizontal scale: 1 is normal. */
  scale: number;
  leading: number;
  rise: number;
}

export const initialState = (matrix: Matrix): TextState => ({
  matrix,
  reader: undefined,
  size: 0,
  characterSpace: 0,
  wordSpace: 0,
  scale: 1,
  leading: 0,
  rise: 0,
});

/** The vertical extent of a glyph that is tested against areas, as fractions of the font size. */
const [below, above] = [-0.12, 0.72];

/** The current text position, between `BT` and `ET`. */
export class TextCursor {
  #line: Matrix = identity;
  #place: Matrix = identity;

  /** Follows an operator that changes the position or the state without showing text. */
  follow({ operator, operands }: Operation, state: TextState) {
    const [first = 0, second = 0] = operands.map((value) => (typeof value === 'number' ? value : 0));
    if (operator === 'BT') this.set(identity);
    else if (operator === 'Tc') state.characterSpace = first;
    else if (operator === 'Tw') state.wordSpace = first;
    else if (operator === 'Tz') state.scale = first / 100;
    else if (operator === 'TL') state.leading = first;
    else if (operator === 'Ts') state.rise = first;
    else if (operator === 'Tm') this.set(toMatrix(operands.slice(-6)) ?? identity);
    else if (operator === 'T*') this.nextLine(0, -state.leading);
    else if (operator === 'Td' || operator === 'TD') {
      if (operator === 'TD') state.leading = -second;
      this.nextLine(first, second);
    }
  }

  set(matrix: Matrix) {
    this.#line = matrix;
    this.#place = matrix;
  }

  nextLine(x: number, y: number) {
    this.set(multiply([1, 0, 0, 1, x, y], this.#line));
  }

  /** In units of text space, before scaling. */
  static advanceOf(glyph: Glyph, state: TextState): number {
    return glyph.advance * state.size + state.characterSpace + (glyph.isSpace ? state.wordSpace : 0);
  }

  move(distance: number, state: TextState) {
    const [x, y] = state.reader?.isVertical ? [0, distance] : [distance * state.scale, 0];
    this.#place = multiply([1, 0, 0, 1, x, y], this.#place);
  }

  boxOf(glyph: Glyph, state: TextState): Box {
    const width = glyph.width * state.size * state.scale;
    const [x, y] = [glyph.x * state.size * state.scale, glyph.y * state.size + state.rise];
    const box: Box = [x + Math.min(0, width), y + below * state.size, x + Math.max(0, width), y + above * state.size];
    return transform(box, multiply(this.#place, state.matrix));
  }
}

/** Formats a number for an operator. */
export const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);
