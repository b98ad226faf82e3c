/** https://wicg.github.io/manifest-incubations/: in Chromium, and not in TypeScript's library. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Gives what installs the site, as soon as the browser offers it; and nothing once that is done. */
export function takeInstallPrompt(take: (prompt?: InstallPrompt) => void) {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner stays away: the page has a button.
    event.preventDefault();
    // Only this event has that name.
    take(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => take());
}
