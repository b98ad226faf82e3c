import { askOffline, askUntilDone, isKeeping, startKeeping } from '#offline/ask.ts';
import { language } from '#language.ts';
import { newVersionWords as words } from '#words/new-version.ts';
import { describeOfflineProblem } from '#words/offline-problems.ts';

const style = new CSSStyleSheet();
style.replaceSync(`@layer components {
  .new-version {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-xs) var(--space-m);
    padding: var(--space-xs) var(--space-m);
    border-block-start: 1px solid var(--line-strong);
    background: var(--sheet);
    font-size: var(--size-s);
  }
}`);

/** Shows a line at the bottom of the window. `buttons`: label -> action. */
function tell(text: string, buttons: Record<string, (line: HTMLElement) => unknown>) {
  document.querySelector('.new-version')?.remove();
  document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, style])];
  const line = document.createElement('div');
  line.className = 'new-version';
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  line.append(status);
  for (const [label, press] of Object.entries(buttons)) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    button.addEventListener('click', () => press(line));
    line.append(button);
  }
  document.body.append(line);
  status.textContent = text;
}

const dismiss = { [words.close]: (line: HTMLElement) => line.remove() };

/** A page with files is not reloaded: they would be lost. */
const holdsFiles = () => document.querySelector('file-rows li, .offers .offer') !== null;

async function switchToNew() {
  await askOffline({ type: 'switch' });
  if (!holdsFiles()) return location.reload();
  tell(words.waits, dismiss);
}

/** Checks whether there is a newer version of what is kept, fetches it, and asks before using it. */
async function lookForNew() {
  const { problem, isNewReady } = await askUntilDone({ type: 'look', parts: [language] });
  if (problem?.code === 'not-as-built') {
    tell(words.notUsed(describeOfflineProblem(problem)), dismiss);
  } else if (isNewReady) {
    tell(words.ready, {
      [words.use]: switchToNew,
      [words.later]: (line) => line.remove(),
    });
  }
}

/** People who install the site want it to open without a network. */
async function keepPages() {
  await startKeeping();
  await askUntilDone({ type: 'keep', parts: [language] });
}

if (await isKeeping()) await lookForNew();
else await keepPages();
