import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import type { GlyphEvent, GlyphPath, Point } from './type1-glyph.ts';

/** The largest operand stack (Adobe Technical Note 5177, appendix B). */
const mostOperands = 48;
/** The most stems per direction that fit on the stack together with a width. */
const mostStems = 23;

/** Operators (Adobe Technical Note 5177, appendix A). */
const operatorsOf = {
  ...{ stems: [1, 3], stemsOfMasks: [18, 23], mask: 19, end: 14 },
  ...{ move: 21, moveAcross: 22, moveUp: 4, line: 5, lineAcross: 6, lineUp: 7, curve: 8, curveUp: 30, curveAcross: 31 },
} as const;

/** Writes a Type 2 charstring; undefined if a number is too large. @param usualWidth the width that is omitted. */
export function writeGlyph(path: GlyphPath, usualWidth: number): Uint8Array<ArrayBuffer> | undefined {
  const program = new Program(path.width === usualWidth ? [] : [path.width]);
  if (path.parts) program.emit([...path.parts.offset, path.parts.base, path.parts.accent], operatorsOf.end);
  else {
    const stems = new Stems(path.events);
    program.begin(stems);
    let group = 0;
    let masked = 0;
    for (const event of path.events) {
      if (event.type === 'new-stems') group++;
      else if (event.type !== 'stem') {
        if (group !== masked) program.mask(stems, group);
        masked = group;
        program.follow(event);
      }
    }
    program.flush();
    program.emit([], operatorsOf.end);
  }
  return program.bytes();
}

interface Stem {
  start: number;
  width: number;
}

/** All stems of a glyph in order, and which of them are active when. */
class Stems {
  readonly across: Stem[];
  readonly up: Stem[];
  readonly isMasked: boolean;
  readonly #groups: { key: string }[][] = [[]];

  constructor(events: readonly GlyphEvent[]) {
    const found = [new Map<string, Stem>(), new Map<string, Stem>()] as const;
    for (const event of events) {
      if (event.type === 'new-stems') this.#groups.push([]);
      if (event.type !== 'stem') continue;
      const key = `${event.isVertical} ${event.start} ${event.width}`;
      found[event.isVertical ? 1 : 0].set(key, { start: event.start, width: event.width });
      this.#groups.at(-1)?.push({ key });
    }
    const fits = found.every(({ size }) => size <= mostStems);
    const inOrder = (stems: Map<string, Stem>) =>
      fits ? [...stems.values()].toSorted((a, b) => a.start - b.start || a.width - b.width) : [];
    [this.across, this.up] = [inOrder(found[0]), inOrder(found[1])];
    this.isMasked = this.#groups.length > 1 && this.across.length + this.up.length > 0;
  }

  maskOf(group: number): Uint8Array<ArrayBuffer> {
    const active = new Set(this.#groups[group]?.map(({ key }) => key));
    const all = [this.across, this.up].flatMap((stems, direction) =>
      stems.map(({ start, width }) => active.has(`${direction === 1} ${start} ${width}`)),
    );
    const mask = new Uint8Array(Math.ceil(all.length / 8));
    for (const [at, isActive] of all.entries()) if (isActive) mask[at >> 3] = (mask[at >> 3] ?? 0) | (0x80 >> (at & 7));
    return mask;
  }
}

/** Relative to the previous point: two numbers for a line, six for a curve. */
type Segment = readonly number[];

class Program {
  readonly #buffer = new ByteBuffer();
  /** Precedes the operands of the first operator. */
  #width: number[];
  #at: Point = [0, 0];
  #move: Point | undefined;
  #isOpen = false;
  #segments: Segment[] = [];
  #isSound = true;

  constructor(width: number[]) {
    this.#width = width;
  }

  emit(operands: readonly number[], operator: number) {
    for (const operand of [...this.#width, ...operands]) this.#number(operand);
    this.#width = [];
    this.#buffer.byte(operator);
  }

  begin(stems: Stems) {
    const operators = stems.isMasked ? operatorsOf.stemsOfMasks : operatorsOf.stems;
    for (const [direction, list] of [stems.across, stems.up].entries()) {
      let last = 0;
      const operands = list.flatMap(({ start, width }) => {
        const step = start - last;
        last = start + width;
        return [step, width];
      });
      if (operands.length > 0) this.emit(operands, operators[direction] ?? 1);
    }
    this.mask(stems, 0);
  }

  mask(stems: Stems, group: number) {
    if (!stems.isMasked) return;
    this.flush();
    this.emit([], operatorsOf.mask);
    this.#buffer.bytes(stems.maskOf(group));
  }

  follow(event: Exclude<GlyphEvent, { type: 'stem' | 'new-stems' }>) {
    if (event.type === 'close') this.#isOpen = false;
    else if (event.type === 'move') {
      this.flush();
      this.#move = event.to;
    } else {
      // A path that continues after being closed begins a new subpath there.
      if (!this.#isOpen && !this.#move) this.#begin(this.#at);
      else if (this.#move) this.#begin(this.#move);
      this.#segments.push((event.type === 'line' ? [event.to] : event.points).flatMap((point) => this.#step(point)));
    }
  }

  #begin(to: Point) {
    this.flush();
    this.#move = undefined;
    this.#isOpen = true;
    const [dx = 0, dy = 0] = this.#step(to);
    if (dy === 0) this.emit([dx], operatorsOf.moveAcross);
    else if (dx === 0) this.emit([dy], operatorsOf.moveUp);
    else this.emit([dx, dy], operatorsOf.move);
  }

  /** Rounds to the precision of charstring numbers, so that errors do not accumulate. */
  #step([x, y]: Point): number[] {
    const onGrid = (value: number) => Math.round(value * 65536) / 65536;
    const [toX, toY] = [onGrid(x), onGrid(y)];
    const step = [toX - this.#at[0], toY - this.#at[1]];
    this.#at = [toX, toY];
    return step;
  }

  /** Writes the pending lines and curves, as many per operator as possible. */
  flush() {
    const segments = this.#segments;
    this.#segments = [];
    for (let at = 0; at < segments.length;) {
      const kind = kindOf(segments[at] ?? []);
      const operands: number[] = [];
      for (let expected = kind; at < segments.length; at++) {
        const next = segments[at] ?? [];
        const short = shortened(next);
        if (kindOf(next) !== expected || operands.length + short.length > mostOperands) break;
        operands.push(...short);
        expected = alternates[expected] ?? expected;
      }
      this.emit(operands, operatorsOf[kind]);
    }
  }

  #number(value: number) {
    const buffer = this.#buffer;
    if (!(Math.abs(value) < 32768)) this.#isSound = false;
    if (!Number.isInteger(value)) {
      const fixed = Math.round(value * 65536);
      for (const byte of [255, fixed >> 24, fixed >> 16, fixed >> 8, fixed]) buffer.byte(byte & 0xff);
    } else if (Math.abs(value) <= 107) buffer.byte(value + 139);
    else if (Math.abs(value) <= 1131) {
      const rest = Math.abs(value) - 108;
      buffer.byte((value > 0 ? 247 : 251) + (rest >> 8));
      buffer.byte(rest & 0xff);
    } else for (const byte of [28, value >> 8, value]) buffer.byte(byte & 0xff);
  }

  bytes(): Uint8Array<ArrayBuffer> | undefined {
    return this.#isSound ? this.#buffer.written().slice() : undefined;
  }
}

type Kind = 'line' | 'lineAcross' | 'lineUp' | 'curve' | 'curveAcross' | 'curveUp';

/** The kind that follows each in a sequence with alternating directions. */
const alternates: Partial<Record<Kind, Kind>> = {
  lineAcross: 'lineUp',
  lineUp: 'lineAcross',
  curveAcross: 'curveUp',
  curveUp: 'curveAcross',
};

function kindOf(segment: Segment): Kind {
  const [a, b, , , e, f] = segment;
  if (segment.length === 2) return b === 0 ? 'lineAcross' : a === 0 ? 'lineUp' : 'line';
  if (b === 0 && e === 0) return 'curveAcross';
  return a === 0 && f === 0 ? 'curveUp' : 'curve';
}

/** Omits the zeros that the operator implies. */
function shortened(segment: Segment): readonly number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = segment;
  switch (kindOf(segment)) {
    case 'lineAcross':
      return [a];
    case 'lineUp':
      return [b];
    case 'curveAcross':
      return [a, c, d, f];
    case 'curveUp':
      return [b, c, d, e];
    default:
      return segment;
  }
}
