/** The actions of a glyph's program, in glyph space. */
export type GlyphEvent =
  | { type: 'move'; to: Point }
  | { type: 'line'; to: Point }
  | { type: 'curve'; points: [Point, Point, Point] }
  | { type: 'stem'; isVertical: boolean; start: number; width: number }
  /** The stems from here on replace the previous ones. */
  | { type: 'new-stems' }
  | { type: 'close' };

export type Point = readonly [x: number, y: number];

export interface GlyphPath {
  width: number;
  events: GlyphEvent[];
  /** Two glyphs that it is composed of, by their codes in StandardEncoding. The second is offset. */
  parts?: { base: number; accent: number; offset: Point };
}

const maxDepth = 10;
const maxSteps = 100_000;

/** Runs a glyph's program. Undefined if that would need a PostScript interpreter. */
export function runGlyph(program: Uint8Array, subroutines: ReadonlyMap<number, Uint8Array>): GlyphPath | undefined {
  const run = new Run(subroutines);
  return run.run(program, 0) === 'failed' ? undefined : run.path;
}

class Run {
  readonly path: GlyphPath = { width: 0, events: [] };
  readonly #subroutines: ReadonlyMap<number, Uint8Array>;
  #stack: number[] = [];
  /** The results of PostScript subroutines. */
  #results: number[] = [];
  #side: Point = [0, 0];
  #at: Point = [0, 0];
  #flex: Point[] | undefined;
  #steps = 0;

  constructor(subroutines: ReadonlyMap<number, Uint8Array>) {
    this.#subroutines = subroutines;
  }

  run(program: Uint8Array, depth: number): 'ended' | 'returned' | 'failed' {
    if (depth > maxDepth) return 'failed';
    for (let at = 0; at < program.length;) {
      if (++this.#steps > maxSteps) return 'failed';
      const byte = program[at++] ?? 0;
      if (byte >= 32) {
        this.#stack.push(numberAt(program, at, byte));
        at += byte <= 246 ? 0 : byte <= 254 ? 1 : 4;
        continue;
      }
      const operator = byte === 12 ? 0x0c00 + (program[at++] ?? 0) : byte;
      if (operator === 10) {
        const called = this.#subroutines.get(this.#stack.pop() ?? -1);
        const end = called ? this.run(called, depth + 1) : 'failed';
        if (end !== 'returned') return end;
      } else if (operator === 11) return 'returned';
      else if (operator === 14) return 'ended';
      else if (operator === 0x0c06) return this.#compose();
      else if (!this.#do(operator)) return 'failed';
    }
    return depth > 0 ? 'returned' : 'ended';
  }

  /** @returns whether the operator is known. */
  #do(operator: number): boolean {
    const stack = this.#stack;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = stack;
    const [x, y] = this.#side;
    switch (operator) {
      case 12 * 256 + 12: {
        const [over = 1, under = 0] = [stack.pop(), stack.pop()];
        stack.push(under / over);
        return over !== 0;
      }
      case 12 * 256 + 16:
        return this.#callOther();
      case 12 * 256 + 17:
        stack.push(this.#results.pop() ?? 0);
        return true;
      // The end of a flex is known already, and dot sections are not needed.
      case 12 * 256 + 33:
      case 12 * 256:
        break;
      case 9:
        this.path.events.push({ type: 'close' });
        break;
      case 13:
        [this.#side, this.#at, this.path.width] = [[a, 0], [a, 0], b];
        break;
      case 12 * 256 + 7:
        if (d !== 0) return false;
        [this.#side, this.#at, this.path.width] = [[a, b], [a, b], c];
        break;
      case 1:
        this.#stem(false, y + a, b);
        break;
      case 3:
        this.#stem(true, x + a, b);
        break;
      case 12 * 256 + 2:
        for (const at of [0, 2, 4]) this.#stem(false, y + (stack[at] ?? 0), stack[at + 1] ?? 0);
        break;
      case 12 * 256 + 1:
        for (const at of [0, 2, 4]) this.#stem(true, x + (stack[at] ?? 0), stack[at + 1] ?? 0);
        break;
      case 4:
        this.#move(0, a);
        break;
      case 21:
        this.#move(a, b);
        break;
      case 22:
        this.#move(a, 0);
        break;
      case 5:
        this.path.events.push({ type: 'line', to: this.#go(a, b) });
        break;
      case 6:
        this.path.events.push({ type: 'line', to: this.#go(a, 0) });
        break;
      case 7:
        this.path.events.push({ type: 'line', to: this.#go(0, a) });
        break;
      case 8:
        this.#curve([a, b], [c, d], [e, f]);
        break;
      case 30:
        this.#curve([0, a], [b, c], [d, 0]);
        break;
      case 31:
        this.#curve([a, 0], [b, c], [0, d]);
        break;
      default:
        return false;
    }
    this.#stack = [];
    return true;
  }

  #go(dx: number, dy: number): Point {
    return (this.#at = [this.#at[0] + dx, this.#at[1] + dy]);
  }

  #move(dx: number, dy: number) {
    const to = this.#go(dx, dy);
    if (!this.#flex) this.path.events.push({ type: 'move', to });
  }

  #curve(...[first, second, third]: [Point, Point, Point]) {
    this.path.events.push({
      type: 'curve',
      points: [this.#go(...first), this.#go(...second), this.#go(...third)],
    });
  }

  #stem(isVertical: boolean, start: number, width: number) {
    this.path.events.push({ type: 'stem', isVertical, start, width });
  }

  /** Runs a PostScript subroutine (Adobe Type 1 Font Format, 8.3 and 8.4). */
  #callOther(): boolean {
    const number = this.#stack.pop() ?? -1;
    const count = this.#stack.pop() ?? 0;
    const values = count > 0 ? this.#stack.splice(-count) : [];
    if (number === 1) this.#flex = [];
    else if (number === 2) this.#flex?.push(this.#at);
    else if (number === 0) {
      const points = this.#flex ?? [];
      this.#flex = undefined;
      // The first is the flex reference point.
      const [, a, b, c, d, e, f] = points;
      if (!a || !b || !c || !d || !e || !f) return false;
      this.path.events.push({ type: 'curve', points: [a, b, c] }, { type: 'curve', points: [d, e, f] });
      this.#results = [f[1], f[0]];
    } else if (number === 3) {
      this.path.events.push({ type: 'new-stems' });
      this.#results = values;
    } else if (number !== 12 && number !== 13) return false;
    return true;
  }

  #compose(): 'ended' | 'failed' {
    const [side, dx, dy, base, accent] = this.#stack.slice(-5);
    if (accent === undefined || base === undefined) return 'failed';
    this.path.parts = { base, accent, offset: [this.#side[0] - (side ?? 0) + (dx ?? 0), dy ?? 0] };
    return 'ended';
  }
}

/** Decodes the number that begins with this byte. */
function numberAt(program: Uint8Array, at: number, first: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = program.subarray(at, at + 4);
  if (first <= 246) return first - 139;
  if (first <= 250) return (first - 247) * 256 + a + 108;
  if (first <= 254) return -(first - 251) * 256 - a - 108;
  return (a << 24) | (b << 16) | (c << 8) | d;
}
