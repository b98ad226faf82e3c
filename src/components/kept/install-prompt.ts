/** https://wicg.github.io/manifest-incubations/: in Chromium, but not in TypeScript's library. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/**
 * Calls `take` with the install prompt as soon as the browser offers it, and without one once the site is installed.
 */
export function takeInstallPrompt(take: (prompt?: InstallPrompt) => void) {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Suppresses the browser's own banner: the page has a button.
    event.preventDefault();
    // Only this event has that name.
    take(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => take());
}
