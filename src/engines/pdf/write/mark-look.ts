import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import { sizeOf, type View } from '../content/view.ts';
import type { Letters } from '../fonts/letters.ts';
import { decimal, lines, type Point } from '../forms/paths.ts';
import type { Ref } from '#containers/pdf/objects.ts';
import type { Area } from '#jobs/contract/image-step.ts';

/** The name of the font in the resources of what is written. */
export const fontName = 'StayputFont';

/** How a mark is drawn. */
export interface Look {
  /** Operators, in points of the displayed page from its lower left. */
  content: string;
  /** What they cover, as shares of the displayed page from its upper left. */
  area: Area;
  /** The lines of ticks, crosses, lines and freehand drawings. */
  strokes: Point[][];
  /** Their thickness, in points. */
  thickness: number;
  font?: Ref;
}

/** The place of the first baseline and the distance between baselines, as shares of the font size. */
const baseline = 0.92;
const leading = 1.15;

/** The corners of ticks and crosses, as shares of their area from its upper left. */
const shapes: Record<'tick' | 'cross', number[][]> = {
  tick: [[0.08, 0.55, 0.38, 0.86, 0.92, 0.14]],
  cross: [
    [0.12, 0.12, 0.88, 0.88],
    [0.88, 0.12, 0.12, 0.88],
  ],
};

/** @throws {JobError} `unwritable-text` */
export function lookOf(mark: PageMark, view: View, letters: Letters): Look {
  const page = sizeOf(view);
  const [left, top] = [mark.left * page.width, (1 - mark.top) * page.height];
  const [width, height] = [mark.width * page.width, mark.height * page.height];
  const colour = [1, 3, 5].map((at) => decimal(parseInt(mark.colour.slice(at, at + 2), 16) / 255)).join(' ');
  switch (mark.type) {
    case 'text': {
      const { font, encode, widthOf } = letters.of(mark.text);
      const rows = mark.text.split('\n');
      const written = rows.map((row, index) => {
        const y = top - (baseline + index * leading) * mark.size;
        return `1 0 0 1 ${decimal(left)} ${decimal(y)} Tm ${encode(row)} Tj`;
      });
      return {
        content: `${colour} rg BT /${fontName} ${decimal(mark.size)} Tf ${written.join(' ')} ET`,
        area: {
          ...mark,
          width: (Math.max(...rows.map(widthOf)) * mark.size) / page.width,
          height: (rows.length * leading * mark.size) / page.height,
        },
        strokes: [],
        thickness: 0,
        font,
      };
    }
    case 'highlight':
      return {
        content: `${colour} rg ${[left, top - height, width, height].map(decimal).join(' ')} re f`,
        area: mark,
        strokes: [],
        thickness: 0,
      };
    default: {
      const isShape = mark.type === 'tick' || mark.type === 'cross';
      const thickness = isShape ? Math.min(width, height) / 8 : mark.thickness;
      const strokes = (isShape ? shapes[mark.type] : [mark.points]).map((stroke) =>
        pointsOf(stroke).map(([x, y]): Point => [left + x * width, top - y * height]),
      );
      // A line of length zero is a dot.
      const drawn = strokes.map((stroke) => `${lines(stroke.length === 1 ? [...stroke, ...stroke] : stroke)} S`);
      const reach = { across: thickness / page.width, down: thickness / page.height };
      return {
        content: `${colour} RG ${decimal(thickness)} w 1 J 1 j ${drawn.join(' ')}`,
        area: {
          left: mark.left - reach.across,
          top: mark.top - reach.down,
          width: mark.width + 2 * reach.across,
          height: mark.height + 2 * reach.down,
        },
        strokes,
        thickness,
      };
    }
  }
}

const pointsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
