import type { Box } from '../content/view.ts';
import { PdfString, type PdfObject } from '#containers/pdf/objects.ts';
import { encodeString } from '#containers/pdf/strings.ts';
import { isCovered } from '../content/boxes.ts';
import { decimal, TextCursor, type TextState } from './text-state.ts';

interface Shown {
  /** The array to show instead; undefined to leave it unchanged. */
  operands: string | undefined;
  /** Whether anything visible remains. */
  isShown: boolean;
}

/**
 * Removes the glyphs under areas from the operand of `TJ`, and keeps the others in place. Undefined if the string
 * cannot be split into glyphs.
 */
export function withoutGlyphs(
  shown: PdfObject | undefined,
  state: TextState,
  cursor: TextCursor,
  areas: readonly Box[],
): Shown | undefined {
  const parts = (Array.isArray(shown) ? shown : [shown]).map((part) =>
    part instanceof PdfString ? state.reader?.split(part.bytes) : typeof part === 'number' ? part : 0,
  );
  if (!parts.every((part) => part !== undefined)) return undefined;
  const kept: string[] = [];
  let text = '';
  let hasChanged = false;
  let isShown = false;
  const flush = () => {
    if (text !== '') kept.push(encodeString(text));
    text = '';
  };
  for (const part of parts) {
    if (typeof part === 'number') {
      flush();
      kept.push(decimal(part));
      cursor.move((-part / 1000) * state.size, state);
      continue;
    }
    for (const glyph of part) {
      const box = cursor.boxOf(glyph, state);
      const advance = TextCursor.advanceOf(glyph, state);
      cursor.move(advance, state);
      if (!areas.some((area) => isCovered(box, area))) {
        text += glyph.bytes;
        isShown = true;
        continue;
      }
      hasChanged = true;
      flush();
      if (state.size !== 0) kept.push(decimal((-advance / state.size) * 1000));
    }
  }
  flush();
  return { operands: hasChanged ? `[${kept.join(' ')}]` : undefined, isShown };
}
