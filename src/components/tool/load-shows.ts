import { sayProblem } from '../../words/say-problem.ts';
import { loadStyles } from './load-styles.ts';

/**
 * Loads the code that shows files and results on a tool's page. Returns in words why it cannot be loaded; an empty
 * string if it has loaded.
 */
export async function loadShows(page: HTMLElement): Promise<string> {
  const loaded = await Promise.allSettled([
    loadStyles('work-styles'),
    import('../rows/file-rows.ts'),
    import('../sheet/sheet-view.ts'),
    import('../results/result-actions.ts'),
    import('../controls/controls.ts').then(({ loadShown }) => loadShown(page)),
  ]);
  const failed = loaded.find((one) => one.status === 'rejected');
  return failed ? sayProblem(failed.reason) : '';
}
