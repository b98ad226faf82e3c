import type { FileRows } from '../rows/file-rows.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import { showFolders } from '../folders/folder-panel.ts';
import { FolderRun } from '../folders/folder-run.ts';
import { followNames } from '../options/follow-names.ts';
import { followReceipt } from '../receipts/follow-receipt.ts';
import type { Asking } from '../tool/asking.ts';
import { elementIn } from '../tool/element-in.ts';
import type { StepList } from './step-list.ts';

/** Makes the steps of a workflow say what to do with files. */
export class WorkflowSteps implements Asking {
  readonly startsByItself = false;
  readonly followsFiles = false;
  readonly #page: HTMLElement;
  readonly #steps: StepList;

  constructor(page: HTMLElement, steps: StepList) {
    this.#page = page;
    this.#steps = steps;
  }

  get forms() {
    return this.#steps.forms;
  }

  settle({ batch, say, onChange }: Parameters<Asking['settle']>[0]) {
    const steps = this.#steps;
    const form = elementIn(this.#page, 'form', HTMLFormElement);
    const names = followNames(form, batch, workflowSlug);
    const run = new FolderRun({ batch, steps, names });
    showFolders({ page: this.#page, run, isPartial: () => steps.missing.length > 0, say });
    const asked = () => ({ tool: workflowSlug, recipe: steps.fragment, missing: steps.missing });
    followReceipt(this.#page, form, batch, asked);
    // It becomes one once its script has loaded.
    const rows = elementIn(this.#page, 'file-rows', HTMLElement) as FileRows;
    const take = () => {
      batch.setUp(steps.accepts, steps.joins);
      rows.toggleAttribute('ordered', steps.joins);
    };
    take();
    steps.addEventListener('steps', () => {
      take();
      onChange();
    });
    steps.addEventListener('said', () => steps.said && say(steps.said));
    return steps.said;
  }

  job() {
    return this.#steps.job();
  }

  link() {
    return this.#steps.fragment;
  }

  takeLink(link: string) {
    history.replaceState(history.state, '', `#${link}`);
    return this.#steps.beginAgain();
  }

  usualJob() {
    return this.job()?.steps[0]?.job;
  }

  show() {
    // Each step shows its own options as it changes.
  }

  explain(say: (words: string) => void) {
    const { problem } = this.#steps;
    if (problem) say(problem);
    else this.#steps.showInvalid();
  }
}
