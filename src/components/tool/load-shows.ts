import { sayProblem } from '../say-problem.ts';
import { loadShown } from '../controls/load-shown.ts';
import { loadStyles } from './load-styles.ts';
// They define the elements that show files.
import '../results/result-actions.ts';
import '../rows/file-rows.ts';

/**
 * Loads the styles and controls that show files on a tool's page. Returns in words why they cannot be loaded; an empty
 * string if they have loaded.
 */
export async function loadShows(page: HTMLElement): Promise<string> {
  const loaded = await Promise.allSettled([
    loadStyles('work-styles'),
    import('../sheet/sheet-view.ts'),
    loadShown(page),
  ]);
  const failed = loaded.find((one) => one.status === 'rejected');
  return failed ? sayProblem(failed.reason) : '';
}
