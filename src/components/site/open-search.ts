import { englishPath } from '#language.ts';
import { isApple } from './is-apple.ts';
import { noteTool, recentTools } from '../kept/recent-tools.ts';

/** Opens the search. Until it has loaded, it collects what is typed. */
async function open() {
  let typed = '';
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', collect, { capture: true });
  try {
    const { openSearch } = await import('./search-dialog.ts');
    openSearch(recentTools(), typed);
  } finally {
    document.removeEventListener('keydown', collect, { capture: true });
  }
}

/** Replaces the link to the list of all tools, which works without scripts, by a button. */
function openByButtons() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-search]')) {
    const button = document.createElement('button');
    button.type = 'button';
    for (const { name, value } of link.attributes) if (name !== 'href') button.setAttribute(name, value);
    button.ariaHasPopup = 'dialog';
    button.ariaKeyShortcuts = 'Control+K Meta+K';
    button.append(...link.childNodes);
    button.addEventListener('click', () => void open());
    // The dialog has loaded by the time that the button is pressed.
    button.addEventListener('pointerenter', () => void import('./search-dialog.ts'), { once: true });
    const hadFocus = document.activeElement === link;
    link.replaceWith(button);
    if (hadFocus) button.focus();
  }
}

openByButtons();

for (const keys of document.querySelectorAll('kbd[data-keys]')) keys.textContent = isApple ? '⌘ K' : 'Ctrl K';

document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  void open();
});

// Only tools that were given files are remembered, not those that were merely viewed.
document.addEventListener('files', () => {
  if (document.querySelector('file-tool'))
    noteTool(
      englishPath(location.pathname)
        .slice(1)
        .replace(/\.html$/, ''),
    );
});
