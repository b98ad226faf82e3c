import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';

const format = formats.svg.name;

/** The most copies that `use` may make in total: drawing a hundred thousand takes about ten seconds. */
const mostCopies = 100_000;
/** The most characters that entities may expand to in total. */
const mostText = 2 ** 22;
/** The deepest nesting of references. */
const deepest = 500;

const entities =
  /<!ENTITY\s+(%\s+)?([\w:.-]+)\s+(?:(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+)?(?:"([^"]*)"|'([^']*)')/g;
const isElsewhere = /^<!ENTITY\s+(?:%\s+)?[\w:.-]+\s+(?:SYSTEM|PUBLIC)\s/;
const references = /&([\w:.-]+);/g;

/**
 * Refuses a drawing that a few lines expand to an unbounded size, before the renderer expands it.
 *
 * @throws {JobError} `unfolds-too-large`
 */
export function requireDrawable(svg: string) {
  if (textOfEntities(svg) > mostText || copiesOf(svg) > mostCopies) throw new JobError('unfolds-too-large', { format });
}

/** Returns why the renderer refused a drawing, from its error message. */
export function refusalOf(svg: string, cause: unknown): JobError {
  const said = cause instanceof Error ? cause.message : String(cause);
  if (/entity reference loop/.test(said)) return new JobError('unfolds-too-large', { format }, { cause });
  const name = outsideName(svg);
  if (name !== undefined && /unknown entity reference|unknown token/.test(said))
    return new JobError('names-other-file', { format, name }, { cause });
  return new JobError('corrupt-file', { format }, { cause });
}

/** Returns the name of the file that the first external entity refers to. */
function outsideName(svg: string): string | undefined {
  for (const [whole, , , double, single] of svg.matchAll(entities))
    if (isElsewhere.test(whole)) return double ?? single;
  return undefined;
}

/** Counts the characters that all entities expand to where they are used. */
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
    // The renderer refuses entities that refer to themselves.
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
  /** The IDs of the parts that it reuses. */
  uses: string[];
}

/** Comments, character data and tags: the slash of an end tag, the name, the attributes, the slash of an empty one. */
export const tags = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>/g;

/** Counts the elements that `use` adds to the written ones. */
function copiesOf(svg: string): number {
  if (!/<(?:[\w-]+:)?use\s/.test(svg)) return 0;
  const page: Part = { elements: 0, uses: [] };
  const parts = new Map<string, Part>();
  // The enclosing parts, outermost first.
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
    // Parts that reuse themselves are skipped.
    sizes.set(id, 0);
    const part = parts.get(id);
    const size = part ? part.elements + sumOf(part.uses, depth + 1) : 0;
    sizes.set(id, size);
    return size;
  };
  const sumOf = (ids: string[], depth = 0): number => ids.reduce((sum, id) => sum + sizeOf(id, depth), 0);
  return sumOf(page.uses);
}
