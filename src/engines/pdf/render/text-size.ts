import { JobError } from '#errors/errors.ts';
import type { Answering } from '#jobs/contract/question.ts';
import { lettersOf } from '../flow/letters/letters.ts';
import { openKept } from './thumbnails.ts';

/** The share of a page's letters that makes a size one of running text, not of notes or marks. */
const running = 0.1;

/** How large a page and its smallest running text are. */
export const textSize: Answering<'pdf'>['text-size'] = async ({ file, password, page }) => {
  const open = await openKept(file, password);
  try {
    const { width } = open.size(page);
    const view = open.views[page];
    const letters = view ? open.withAccess(page, (access) => lettersOf(access, view)) : [];
    const sizes = letters.filter(({ style }) => !style.isHidden).map(({ style }) => style.size);
    const text = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * running)];
    return { width, text: text === undefined ? undefined : text * (view?.unit ?? 1) };
  } catch (error) {
    if (error instanceof JobError) return { width: 595, text: undefined };
    throw error;
  }
};
