import { JobError } from '../../errors/errors.ts';

/**
 * Has a style sheet of the page count that is loaded only when it is wanted: its link is `disabled`.
 *
 * @throws {JobError} when it cannot be loaded.
 */
export async function loadStyles(id: string): Promise<void> {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLLinkElement) || link.sheet) return;
  await new Promise((loaded, failed) => {
    link.addEventListener('load', loaded, { once: true });
    link.addEventListener('error', () => failed(new JobError('engine-unavailable', {})), { once: true });
    link.disabled = false;
  });
}
