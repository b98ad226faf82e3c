/**
 * Opens and closes the options where they slide up from below. Elsewhere they are always visible, and the button is
 * not.
 */
export function followOptionsButton(tool: HTMLElement, form: HTMLFormElement) {
  const button = tool.querySelector<HTMLButtonElement>('button.options');
  if (!button) return;
  const show = (open: boolean) => {
    const wasOpen = form.hasAttribute('data-open');
    form.toggleAttribute('data-open', open);
    button.ariaExpanded = String(open);
    if (wasOpen && !open) form.dispatchEvent(new Event('folded'));
  };
  button.addEventListener('click', () => {
    const open = button.ariaExpanded !== 'true';
    show(open);
    if (open) form.focus({ preventScroll: true });
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.ariaExpanded !== 'true') return;
    show(false);
    button.focus();
  });
  form.querySelector('.done')?.addEventListener('click', () => {
    show(false);
    button.focus();
  });
  // The results are below the options.
  form.addEventListener('submit', () => show(false));
  form.addEventListener('invalid', () => show(true), { capture: true });
}
