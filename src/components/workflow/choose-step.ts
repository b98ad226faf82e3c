import { html, render } from 'lit';
import type { FamilyId } from '../../families.ts';
import { workflowWords as words } from '../../words/en/workflow.ts';
import { toolButtons } from '../results/tool-buttons.ts';
import { icon } from '../site/icon.ts';

/**
 * Asks for the tool of a step, out of those that these templates belong to. `number`: the number of the step, from 1.
 */
export function chooseStep(templates: readonly HTMLTemplateElement[], number: number, take: (slug: string) => void) {
  const tools = templates.map(({ dataset }) => ({
    slug: dataset['step'] ?? '',
    title: dataset['title'] ?? '',
    // The page wrote it.
    family: dataset['family'] as FamilyId,
  }));
  const dialog = document.createElement('dialog');
  dialog.className = 'then-dialog';
  dialog.setAttribute('aria-labelledby', 'step-title');
  const choose = (slug: string) => {
    dialog.close();
    take(slug);
  };
  render(
    html`<header>
        <h2 id="step-title">${words.choose(number)}</h2>
        <button type="button" class="plain" aria-label=${words.close} @click=${() => dialog.close()}>
          ${icon('remove')}
        </button>
      </header>
      ${tools.length > 0 ? toolButtons(tools, choose) : html`<p>${words.nothingFollows}</p>`}`,
    dialog,
  );
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
