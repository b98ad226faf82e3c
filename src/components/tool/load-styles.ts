import { JobError } from '#errors/errors.ts';

/**
 * Enables a style sheet of the page that is loaded on demand: its link is `disabled`.
 *
 * @throws {JobError} if it cannot be loaded.
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
