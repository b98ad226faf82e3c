const showShortcuts = async () => (await import('./shortcuts-dialog.ts')).openShortcuts();

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio], [type=range], [type=color]), textarea, select');

document.addEventListener('keydown', (event) => {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  void showShortcuts();
});
document.querySelector('footer .shortcuts')?.addEventListener('click', () => void showShortcuts());
