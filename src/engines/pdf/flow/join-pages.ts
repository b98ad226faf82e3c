import { joinRuns, textOfRuns, tidyRuns, type Block } from './blocks.ts';

/** The blocks of all pages: a sentence that goes on overleaf is one, and notes come last. */
export function joinPages(pages: readonly (readonly Block[])[]): Block[] {
  const blocks: Block[] = [];
  for (const page of pages) {
    const [first, ...others] = page.filter(({ type }) => type !== 'note');
    if (!first) continue;
    const last = blocks.at(-1);
    const goesOn = first.type === 'paragraph' && (last?.type === 'paragraph' || last?.type === 'item');
    if (goesOn && isUnfinished(textOfRuns(last.runs), textOfRuns(first.runs)))
      last.runs = tidyRuns(joinRuns([last.runs, first.runs]));
    else blocks.push(first);
    blocks.push(...others);
  }
  return [...blocks, ...pages.flat().filter(({ type }) => type === 'note')];
}

const isUnfinished = (before: string, after: string): boolean =>
  !/[.!?:;]["”’)]*$/.test(before.trim()) && /^[\p{Ll}(]/u.test(after);
