import { JobError } from '../../../../errors/errors.ts';
import { formats } from '../../../../formats/formats.ts';

const format = formats.svg.name;

/** Copies that `use` may make in all: drawing a hundred thousand takes some ten seconds. */
const mostCopies = 100_000;
/** Characters that entities may stand for in all. */
const mostText = 2 ** 22;
/** How far parts may name parts that name parts. */
const deepest = 500;

const entities =
  /<!ENTITY\s+(%\s+)?([\w:.-]+)\s+(?:(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+)?(?:"([^"]*)"|'([^']*)')/g;
const isElsewhere = /^<!ENTITY\s+(?:%\s+)?[\w:.-]+\s+(?:SYSTEM|PUBLIC)\s/;
const references = /&([\w:.-]+);/g;

/**
 * Refuses a drawing that a few lines make as large as they like, before the renderer unfolds it.
 *
 * @throws {JobError} `unfolds-too-large`
 */
export function requireDrawable(svg: string) {
  if (textOfEntities(svg) > mostText || copiesOf(svg) > mostCopies) throw new JobError('unfolds-too-large', { format });
}

/** Why the renderer did not take a drawing, from what it said. */
export function refusalOf(svg: string, cause: unknown): JobError {
  const said = cause instanceof Error ? cause.message : String(cause);
  if (/entity reference loop/.test(said)) return new JobError('unfolds-too-large', { format }, { cause });
  const name = outsideName(svg);
  if (name !== undefined && /unknown entity reference|unknown token/.test(said))
    return new JobError('names-other-file', { format, name }, { cause });
  return new JobError('corrupt-file', { format }, { cause });
}

/** What the first entity that stands for another file is said to be. */
function outsideName(svg: string): string | undefined {
  for (const [whole, , , double, single] of svg.matchAll(entities))
    if (isElsewhere.test(whole)) return double ?? single;
  return undefined;
}

/** How long the text is that all entities stand for, where they are used. */
function textOfEntities(svg: string): number {
  const texts = new Map<string, string>();
  for (const [whole, parameter, name = '', double, single] of svg.matchAll(entities))
    if (parameter === undefined && !isElsewhere.test(whole)) texts.set(name, double ?? single ?? '');
  if (texts.size === 0) return 0;
  const lengths = new Map<string, number>();
  const lengthOf = (name: string, depth: number): number => {
    if (depth > deepest) return Infinity;
    const known = lengths.get(name);
    if (known !== undefined) return known;
    // One that stands for itself is refused by the renderer.
    lengths.set(name, 0);
    const text = texts.get(name) ?? '';
    const length = text.length + referred(text, depth + 1);
    lengths.set(name, length);
    return length;
  };
  const referred = (text: string, depth = 0): number => {
    let sum = 0;
    for (const [, name = ''] of text.matchAll(references)) sum += lengthOf(name, depth);
    return sum;
  };
  return referred(svg.replace(entities, ''));
}

interface Part {
  elements: number;
  /** The parts that it shows again. */
  uses: string[];
}

const tags = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>/g;

/** How many elements `use` adds to those that are written. */
function copiesOf(svg: string): number {
  if (!/<(?:[\w-]+:)?use\s/.test(svg)) return 0;
  const page: Part = { elements: 0, uses: [] };
  const parts = new Map<string, Part>();
  // The parts that the place is inside of, by how deep they begin.
  const open: (Part | undefined)[] = [];
  for (const [, closes, name = '', attributes = '', empty] of svg.matchAll(tags)) {
    if (name === '') continue;
    if (closes) {
      open.pop();
      continue;
    }
    const id = /\sid\s*=\s*["']([^"']*)/.exec(attributes)?.[1];
    const own = id === undefined ? undefined : { elements: 0, uses: [] };
    if (id !== undefined && own) parts.set(id, own);
    const target = /^(?:[\w-]+:)?use$/.test(name) ? /href\s*=\s*["']#([^"']*)/.exec(attributes)?.[1] : undefined;
    for (const part of [page, ...open, own]) {
      if (!part) continue;
      part.elements += 1;
      if (target !== undefined) part.uses.push(target);
    }
    if (!empty) open.push(own);
  }
  const sizes = new Map<string, number>();
  const sizeOf = (id: string, depth: number): number => {
    if (depth > deepest) return Infinity;
    const known = sizes.get(id);
    if (known !== undefined) return known;
    // What shows itself is passed over.
    sizes.set(id, 0);
    const part = parts.get(id);
    const size = part ? part.elements + sumOf(part.uses, depth + 1) : 0;
    sizes.set(id, size);
    return size;
  };
  const sumOf = (ids: string[], depth = 0): number => ids.reduce((sum, id) => sum + sizeOf(id, depth), 0);
  return sumOf(page.uses);
}
