import { sayProblem } from '../../words/say-problem.ts';
import { loadStyles } from './load-styles.ts';

/** Loads what shows files and results on the page of a tool. Returns why it cannot be loaded, in words; none if it is there. */
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
