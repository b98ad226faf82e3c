import * as v from 'valibot';
import type { Job } from '#jobs/contract/job.ts';
import { askedFor } from '#receipts/asked-for.ts';
import { writeRecipe } from '#recipes/recipe.ts';
import { startsByItself, type Tool } from '#tool.ts';
import type { Batch } from '../batch/batch.ts';
import type { BatchJob } from '#jobs/plan/batch-job.ts';
import { followReceipt } from '../receipts/follow-receipt.ts';
import type { AskedInReceipt } from '../receipts/make-receipt.ts';
import { isArrival, pendingHandOver } from '../kept/pending-hand-over.ts';
import { elementIn } from './element-in.ts';
import { fillTags } from '../options/fill-tags.ts';
import { applyCarried, jobFrom, readOptions } from '../options/read-options.ts';
import { settleOptions } from '../options/settle-options.ts';
import { showValues } from '../options/show-values.ts';

/** The part of a page that says what to do with files: a tool's form, or the steps of a workflow. */
export interface Asking {
  readonly startsByItself: boolean;
  /** Whether the job is only known once all files are read. */
  readonly followsFiles: boolean;
  /** The forms that contain options. */
  readonly forms: readonly HTMLFormElement[];
  /** Sets the options to their initial state. Returns the message to show about that. */
  settle(page: { batch: Batch; say(words: string): void; onChange(): void }): string | undefined;
  /** `undefined` while an option has an invalid value. */
  job(): BatchJob | undefined;
  /** The job that most people will want, before they have set anything. */
  usualJob(): Job | undefined;
  /** Shows the options that count with the values of the others. */
  show(batch: Batch): void;
  /** The steps as they appear in a link after `#`. Missing on pages whose options are in a form. */
  link?(): string;
  /** Sets the steps from such a link. */
  takeLink?(link: string): Promise<void>;
  /** Says why there is no job; for a form, the browser marks what is missing. */
  explain(say: (words: string) => void): void;
}

/** The form of a tool. */
export class ToolForm implements Asking {
  readonly #page: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #slug: string;
  readonly #tool: Tool;

  constructor(page: HTMLElement, form: HTMLFormElement, slug: string, tool: Tool) {
    this.#page = page;
    this.#form = form;
    this.#slug = slug;
    this.#tool = tool;
  }

  get startsByItself() {
    return startsByItself(this.#tool);
  }

  get followsFiles() {
    // Frames are placed by the faces that are found.
    return this.#tool.batch === 'all' || this.#page.querySelector('[data-tag], photo-frame') !== null;
  }

  get forms() {
    return [this.#form];
  }

  settle({ batch, say }: Parameters<Asking['settle']>[0]) {
    const said = settleOptions(this.#form, this.#tool, { slug: this.#slug, batch, say });
    followReceipt(this.#page, this.#form, batch, () => this.#asked());
    if (isArrival()) applyCarried(pendingHandOver()?.options ?? {});
    return said;
  }

  job() {
    return jobFrom(this.#form, this.#tool);
  }

  #asked(): AskedInReceipt {
    const { recipe, missing } = askedFor(readOptions(this.#form), this.#tool);
    return { tool: this.#slug, recipe: writeRecipe(recipe), missing };
  }

  usualJob() {
    return this.#tool.job(v.parse(this.#tool.options, {}));
  }

  show(batch: Batch) {
    fillTags(this.#form, batch.ready);
    showValues(this.#page, this.#form);
    const options = v.safeParse(this.#tool.options, readOptions(this.#form));
    // The page was written with its own label, which may say more than the tool's.
    const said = options.success && this.#tool.says?.(options.output);
    if (said) elementIn(this.#page, '.run', HTMLElement).textContent = said;
  }

  explain() {
    this.#form.reportValidity();
  }
}
