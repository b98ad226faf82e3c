import * as v from 'valibot';
import type { FormatId } from '#formats/formats.ts';
import { askedFor } from '#receipts/asked-for.ts';
import { mostSteps, readSteps, writeSteps, type Step } from '#recipes/step-links.ts';
import { workflow } from '#recipes/workflow.ts';
import { describeRecipeProblem } from '#words/recipes.ts';
import { workflowWords as words } from '#words/workflow.ts';
import type { WorkflowJob } from '#jobs/plan/batch-job.ts';
import { isArrival, pendingHandOver } from '../kept/pending-hand-over.ts';
import { setFormValues } from '../options/form-values.ts';
import { readOptions } from '../options/read-options.ts';
import { typedTexts } from '../options/typed-texts.ts';
import { elementIn } from '../tool/element-in.ts';
import { loadTool } from '../tool/load-tool.ts';
import { chooseStep } from './choose-step.ts';
import { follows, kindsOf, placeStep, recipeOf, showStep, type Placed } from './placed-step.ts';
import type { SavedWorkflows } from './saved-workflows.ts';

type SavedSteps = SavedWorkflows[number];

/** Fired after steps or their options have changed. */
export class StepsChange extends Event {
  constructor() {
    super('steps');
  }
}

/**
 * The steps of a workflow, each with the form of its tool, from a template of the page. The page's address names them.
 */
export class StepList extends EventTarget {
  readonly #list: HTMLOListElement;
  readonly #none: HTMLElement;
  readonly #add: HTMLButtonElement;
  readonly #templates: ReadonlyMap<string, HTMLTemplateElement>;
  #steps: readonly Placed[] = [];
  /** The message about how the page started. */
  said: string | undefined;

  /** @param page the element of the tool's page. */
  constructor(page: HTMLElement) {
    super();
    this.#list = elementIn(page, '.steps', HTMLOListElement);
    this.#none = elementIn(page, '.no-steps', HTMLElement);
    this.#add = elementIn(page, '.add-step', HTMLButtonElement);
    this.#templates = new Map(
      [...document.querySelectorAll<HTMLTemplateElement>('template[data-step]')].map((template) => [
        template.dataset['step'] ?? '',
        template,
      ]),
    );
    page.addEventListener('input', ({ target }) => this.#owner(target) && this.#show());
    page.addEventListener('change', ({ target }) => this.#owner(target) && this.#changed());
    window.addEventListener('hashchange', () => void this.beginAgain());
  }

  /**
   * Sets the steps again from the page's current address: someone may open a link to the very page that they are on.
   */
  async beginAgain() {
    this.said = undefined;
    await this.begin();
    this.dispatchEvent(new StepsChange());
    this.dispatchEvent(new Event('said'));
  }

  /** Sets the steps from the page's address, or from the previous page. */
  async begin() {
    const { steps: carried, texts, name } = isArrival() ? (pendingHandOver()?.options ?? {}) : {};
    const fragment = typeof carried === 'string' ? carried : location.hash.slice(1);
    // Links within the page lead to its parts.
    if (fragment === this.fragment || document.getElementById(fragment)) return;
    const read = fragment === '' ? { steps: [] } : await this.#read(fragment);
    if ('problem' in read) {
      this.said = describeRecipeProblem(read.problem);
      return;
    }
    const steps = await Promise.all(read.steps.map((step) => this.#made(step)));
    // Another link was opened meanwhile, for example by Back and Forward.
    if (carried === undefined && location.hash.slice(1) !== fragment) return;
    this.#steps = steps;
    // Only pages of this site write them.
    if (texts) this.#fill(texts as SavedSteps['texts']);
    this.said = typeof name === 'string' ? words.opened(name) : fragment === '' ? undefined : words.set;
    this.#show();
  }

  /** Whether this part of an address has steps that the page can take. */
  async knows(fragment: string): Promise<boolean> {
    return fragment !== '' && !('problem' in (await this.#read(fragment)));
  }

  /** Parses steps with the tools that they name loaded. */
  async #read(fragment: string) {
    const slugs = fragment.split(';', mostSteps + 2).map((part) => part.split(':', 1)[0] ?? '');
    const known = slugs.filter((slug) => this.#templates.has(slug));
    const loaded = new Map(
      await Promise.all([...new Set(known)].map(async (slug) => [slug, await loadTool(slug)] as const)),
    );
    return readSteps(fragment, (slug) => loaded.get(slug)?.options.entries);
  }

  async #made(step: Step): Promise<Placed> {
    const template = this.#templates.get(step.slug);
    const tool = await loadTool(step.slug);
    if (!template || !tool) throw new Error(`${step.slug} is no step`);
    return placeStep(template, tool, step);
  }

  /** The steps as they appear in the page's address. */
  get fragment(): string {
    return writeSteps(this.#steps.map((step): Step => ({ slug: step.slug, recipe: recipeOf(step) })));
  }

  /** The text that each step has, but that the page's address cannot hold. Passwords are not part of it. */
  get texts(): Record<string, string>[] {
    return this.#steps.map(({ form, tool }) => typedTexts(form, tool));
  }

  /** Sets the steps as they were saved. */
  async open({ name, steps, texts }: SavedSteps) {
    history.pushState(history.state, '', `#${steps}`);
    await this.begin();
    this.#fill(texts);
    this.said = words.opened(name);
    this.#changed();
    this.dispatchEvent(new Event('said'));
  }

  #fill(texts: SavedSteps['texts'] = []) {
    for (const [index, { form }] of this.#steps.entries()) setFormValues(form, texts[index] ?? {});
  }

  /** The names of options that were set, but that the page's address cannot hold. */
  get missing(): string[] {
    return this.#steps.flatMap(({ tool, form }) => askedFor(readOptions(form), tool).missing);
  }

  get forms(): HTMLFormElement[] {
    return this.#steps.map(({ form }) => form);
  }

  get accepts(): readonly FormatId[] {
    return this.#steps[0]?.tool.accepts ?? workflow.accepts;
  }

  /** Whether all files are one task. */
  get joins(): boolean {
    return this.#steps.some(({ tool }) => tool.batch === 'all');
  }

  /** `undefined` while an option has an invalid value, or there are no steps. */
  job(): WorkflowJob | undefined {
    const steps = this.#steps.map(({ tool, form }) => {
      const options = v.safeParse(tool.options, readOptions(form));
      if (!options.success || !form.matches(':valid')) return undefined;
      return { title: tool.title, accepts: tool.accepts, joins: tool.batch === 'all', job: tool.job(options.output) };
    });
    const whole = steps.filter((step) => step !== undefined);
    if (whole.length === 0 || whole.length < steps.length || this.#misfit) return undefined;
    return { engine: 'workflow', steps: whole };
  }

  /** Why there is no job. */
  get problem(): string | undefined {
    return this.#steps.length === 0 ? words.noSteps : this.#misfit;
  }

  /** Shows which option is invalid. */
  showInvalid() {
    const step = this.#steps.find(({ form }) => !form.checkValidity());
    if (!step) return;
    elementIn(step.item, 'details', HTMLDetailsElement).open = true;
    step.form.reportValidity();
  }

  get #misfit(): string | undefined {
    for (const [index, step] of this.#steps.entries()) {
      const before = this.#steps[index - 1];
      if (before && !follows(before, step)) return words.cannotFollow(step.tool.title, before.tool.title);
    }
    return undefined;
  }

  #owner(target: EventTarget | null): Placed | undefined {
    return target instanceof Element ? this.#steps.find(({ item }) => item.contains(target)) : undefined;
  }

  #changed() {
    this.#show();
    this.dispatchEvent(new StepsChange());
  }

  #move(step: Placed, to: number) {
    this.#steps = this.#steps.filter((other) => other !== step).toSpliced(to, 0, step);
    this.#changed();
    elementIn(step.item, 'summary', HTMLElement).focus();
  }

  #remove(step: Placed) {
    const at = this.#steps.indexOf(step);
    this.#steps = this.#steps.filter((other) => other !== step);
    this.#changed();
    const next = this.#steps[Math.min(at, this.#steps.length - 1)]?.item.querySelector('summary');
    (next ?? this.#add).focus();
  }

  #show() {
    const items = this.#steps.map(({ item }) => item);
    // Re-inserting an element loses its focus.
    const isSame =
      items.length === this.#list.children.length && items.every((item, at) => this.#list.children[at] === item);
    if (!isSame) this.#list.replaceChildren(...items);
    for (const [index, step] of this.#steps.entries())
      showStep(step, {
        index,
        before: this.#steps[index - 1],
        isLast: index === this.#steps.length - 1,
        onMove: (to) => this.#move(step, to),
        onRemove: () => this.#remove(step),
      });
    this.#none.hidden = this.#steps.length > 0;
    this.#add.hidden = this.#steps.length >= mostSteps || this.#steps.at(-1)?.makes.length === 0;
    this.writeAddress();
  }

  /** Makes the page's address name the steps. */
  writeAddress() {
    const { fragment } = this;
    if (fragment === location.hash.slice(1)) return;
    history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname);
  }

  /** Lets people choose the tool of the next step, out of those that take what the last one makes. */
  choose() {
    const last = this.#steps.at(-1);
    const fitting = [...this.#templates.values()].filter((template) => !last || follows(last, kindsOf(template)));
    const take = async (slug: string) => {
      const added = await this.#made({ slug, recipe: {} });
      this.#steps = [...this.#steps, added];
      this.#changed();
      elementIn(added.item, 'details', HTMLDetailsElement).open = true;
      elementIn(added.item, 'summary', HTMLElement).focus();
      added.item.scrollIntoView({ block: 'nearest' });
    };
    chooseStep(fitting, this.#steps.length + 1, (slug) => void take(slug));
  }
}
