import { html, render } from 'lit';
import type { FamilyId } from '#families.ts';
import { workflowWords as words } from '#words/workflow.ts';
import { toolButtons } from '../results/tool-buttons.ts';
import { modalHead, newModal, showModal } from '../modal.ts';

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
  const dialog = newModal('step', 'then-dialog');
  const choose = (slug: string) => {
    dialog.close();
    take(slug);
  };
  render(
    html`${modalHead('step', words.choose(number), words.close, dialog)}
    ${tools.length > 0 ? toolButtons(tools, choose) : html`<p>${words.nothingFollows}</p>`}`,
    dialog,
  );
  showModal(dialog);
}
