import { textOfRuns, type Block, type Run } from './blocks.ts';

const reference = /^[[(]?(\d{1,3}|[a-z]|[*†‡§¶])[\])]?$/;
/** What the text of a note begins with, where it is not raised. */
const startOfNote = /^[[(]?(\d{1,3}|[*†‡§¶])[\])]?[.:]?\s+/;

const markOf = (run: Run): string | undefined =>
  run.isRaised && run.note === undefined ? reference.exec(run.text.trim())?.[1] : undefined;

/**
 * Finds notes, and what refers to them before. Their names are unlike those that were given before.
 *
 * @param columns of one page, in the order of reading, or of a whole document.
 */
export function nameNotes(columns: readonly (readonly Block[])[], names: Set<string>): Block[][] {
  const marks = new Set(
    columns.flat().flatMap((block) =>
      runsIn(block)
        .slice(1)
        .flatMap((run) => markOf(run) ?? []),
    ),
  );
  const found = new Map<string, string>();
  const named = columns.map((column) =>
    column.map((block): Block => {
      if (block.type !== 'paragraph' && block.type !== 'item') return block;
      const note = noteOf(block, marks);
      if (!note || found.has(note.mark)) return block;
      const name = names.has(note.mark) ? `${note.mark}-${names.size + 1}` : note.mark;
      names.add(name);
      found.set(note.mark, name);
      return { type: 'note', name, runs: note.runs };
    }),
  );
  return found.size === 0 ? named : named.map((column) => column.map((block) => referring(block, found)));
}

function noteOf(block: Extract<Block, { type: 'paragraph' | 'item' }>, marks: ReadonlySet<string>) {
  if (block.type === 'item') {
    const mark = String(block.number ?? '');
    return block.isNote && marks.has(mark) ? { mark, runs: block.runs } : undefined;
  }
  const [first, ...others] = block.runs;
  const raised = first && markOf(first);
  if (raised !== undefined && marks.has(raised)) return { mark: raised, runs: trimmedStart(others) };
  const start = block.isNote && startOfNote.exec(textOfRuns(block.runs));
  const mark = start ? start[1] : undefined;
  if (!first || !start || mark === undefined || !marks.has(mark) || first.text.length < start[0].length)
    return undefined;
  return { mark, runs: [{ ...first, text: first.text.slice(start[0].length) }, ...others] };
}

const trimmedStart = ([first, ...others]: readonly Run[]): Run[] =>
  first ? [{ ...first, text: first.text.trimStart() }, ...others] : [];

const runsIn = (block: Block): Run[] => {
  if (block.type === 'table') return block.rows.flat(2);
  return 'runs' in block ? block.runs : [];
};

function referring(block: Block, names: ReadonlyMap<string, string>): Block {
  const refer = (runs: readonly Run[]) =>
    runs.map((run, index) => {
      const name = index > 0 ? names.get(markOf(run) ?? '') : undefined;
      return name === undefined ? run : { ...run, note: name };
    });
  if (block.type === 'table') return { ...block, rows: block.rows.map((row) => row.map(refer)) };
  return 'runs' in block ? { ...block, runs: refer(block.runs) } : block;
}
