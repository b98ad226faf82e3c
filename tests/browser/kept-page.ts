import type { Page } from '@playwright/test';

/** Pages that are reused between tests, with their engines: only user actions were performed on them. */
export const keptPages = new WeakSet<Page>();

/** The calls that change a page for good, so that it cannot be reused. */
const changes = ['addInitScript', 'exposeFunction', 'route'] as const;

const usual = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' } as const;
const usualWindow = { width: 1280, height: 720 };

/** Resets the media emulation of a page. */
export async function lookAsUsual(page: Page) {
  await page.emulateMedia(usual);
  const { width, height } = page.viewportSize() ?? usualWindow;
  if (width !== usualWindow.width || height !== usualWindow.height) await page.setViewportSize(usualWindow);
}

/** Keeps a page for reuse until a test changes it for good. */
export function keep(page: Page) {
  keptPages.add(page);
  for (const name of changes) {
    const change = new Proxy(page[name], {
      apply(target, self, given) {
        keptPages.delete(page);
        return Reflect.apply(target, self, given) as unknown;
      },
    });
    Object.assign(page, { [name]: change });
  }
}

/**
 * Presses the buttons that clear all files and reset the options of a kept page. Returns whether the page is in its
 * initial state; if in doubt, it must be reloaded.
 */
export async function isEmptied(page: Page, slug: string): Promise<boolean> {
  if (!keptPages.has(page) || new URL(page.url()).pathname !== `/${slug}`) return false;
  return page.evaluate(async () => {
    const tool = document.querySelector('file-tool');
    const form = tool?.querySelector<HTMLFormElement>('#options');
    if (!tool || !form || document.querySelector('dialog[open]')) return false;
    for (const name of ['.clear', '.reset']) {
      const button = tool.querySelector<HTMLButtonElement>(name);
      if (button && !button.hidden) button.click();
    }
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const isAsWritten = (control: Element) => {
      if (control instanceof HTMLSelectElement) {
        const written = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
        return control.value === (written?.value ?? '');
      }
      if (!(control instanceof HTMLInputElement)) return true;
      const isTicked = control.type === 'checkbox' || control.type === 'radio';
      return isTicked ? control.checked === control.defaultChecked : control.value === control.defaultValue;
    };
    // Texts and files are not remembered, so the button does not reset them.
    for (const control of [...form.elements].filter((each) => !isAsWritten(each))) {
      if (control instanceof HTMLInputElement) control.value = control.defaultValue;
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    localStorage.clear();
    // A board beside the options has hidden state.
    const isPlain = tool.querySelector('.stage')?.childElementCount === 0;
    const isEmpty = !tool.classList.contains('filled') && tool.querySelectorAll('file-rows li').length === 0;
    const isFolded = form.querySelector('details[open]') === null;
    return isPlain && isEmpty && isFolded && [...form.elements].every(isAsWritten);
  });
}
