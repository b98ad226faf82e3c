import { html, render } from 'lit';
import { workflowWords as words } from '#words/workflow.ts';
import { elementIn } from '../tool/element-in.ts';
import { parseWorkflows, savedWorkflows, saveWorkflows, type SavedWorkflows } from './saved-workflows.ts';
import type { StepList } from './step-list.ts';

/** The workflows that someone has saved in this browser. */
class MyWorkflows {
  readonly #steps: StepList;
  readonly #place: HTMLElement;
  #saved = savedWorkflows();
  #said = '';

  constructor(place: HTMLElement, steps: StepList) {
    this.#steps = steps;
    this.#place = document.createElement('div');
    place.append(this.#place);
    steps.addEventListener('steps', () => this.#show());
    this.#show();
  }

  #keep(saved: SavedWorkflows, said: string) {
    saveWorkflows(saved);
    // If the browser does not let sites store anything, nothing is there.
    const kept = savedWorkflows();
    this.#said = kept.length === saved.length ? said : words.full;
    this.#saved = kept;
    this.#show();
  }

  #save(event: SubmitEvent) {
    // It is inside the form of the page.
    event.preventDefault();
    event.stopPropagation();
    const input = this.#input;
    const name = input.value.trim();
    if (!name) return;
    const others = this.#saved.filter((one) => one.name !== name);
    input.value = '';
    const { fragment: steps, texts } = this.#steps;
    const hasText = texts.some((text) => Object.keys(text).length > 0);
    this.#keep([...others, { name, steps, ...(hasText && { texts }) }], words.saved(name, hasText));
  }

  #open(event: Event, one: SavedWorkflows[number]) {
    event.preventDefault();
    void this.#steps.open(one);
  }

  get #input(): HTMLInputElement {
    const input = this.#place.querySelector('input');
    if (!input) throw new Error('There is no field for a name');
    return input;
  }

  #remove({ name }: SavedWorkflows[number]) {
    this.#keep(
      this.#saved.filter((one) => one.name !== name),
      words.removed(name),
    );
    this.#input.focus();
  }

  async #export() {
    const { saveFile } = await import('../results/save.ts');
    const text = JSON.stringify(this.#saved, null, 2);
    saveFile({ file: new File([text], words.exportedAs, { type: 'application/json' }) });
  }

  async #import({ currentTarget }: Event) {
    // The listener is on the input.
    const input = currentTarget as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    const read = file.size > 1e6 ? undefined : parseWorkflows(await file.text());
    const readable = await Promise.all(
      (read ?? []).map(async (one) => ((await this.#steps.knows(one.steps)) ? one : [])),
    );
    const added = readable.flat();
    if (added.length === 0) {
      this.#said = words.notImported;
      return this.#show();
    }
    const others = this.#saved.filter(({ name }) => !added.some((one) => one.name === name));
    this.#keep([...others, ...added], words.imported(added.length));
  }

  /** Those that are there to be opened come before the examples. */
  #offer() {
    elementIn(document, '.no-steps .saved', HTMLElement).hidden = this.#saved.length === 0;
    render(
      this.#saved.map((one) => html`<li>${this.#link(one)}</li>`),
      elementIn(document, '.no-steps .saved ul', HTMLElement),
    );
  }

  #link = (one: SavedWorkflows[number]) =>
    html`<a href=${`#${one.steps}`} @click=${(event: Event) => this.#open(event, one)}>${one.name}</a>`;

  #show() {
    this.#offer();
    render(
      html`<ul ?hidden=${this.#saved.length === 0}>
          ${this.#saved.map(
            (one) =>
              html`<li>
                ${this.#link(one)}
                <button
                  type="button"
                  class="plain"
                  aria-label=${words.removeSaved(one.name)}
                  @click=${() => this.#remove(one)}
                >
                  ${words.removeShort}
                </button>
              </li>`,
          )}
        </ul>
        <form ?hidden=${this.#steps.fragment === ''} @submit=${(event: SubmitEvent) => this.#save(event)}>
          <label for="workflow-name">${words.name}</label>
          <input id="workflow-name" maxlength="80" autocomplete="off" required />
          <button>${words.save}</button>
        </form>
        <p class="files">
          <label class="button plain"
            >${words.import}<input
              class="over-label"
              type="file"
              accept="application/json,.json"
              @change=${(event: Event) => void this.#import(event)}
          /></label>
          <button type="button" class="plain" ?hidden=${this.#saved.length === 0} @click=${() => void this.#export()}>
            ${words.export}
          </button>
        </p>
        <p class="quiet" role="status">${this.#said}</p>`,
      this.#place,
    );
  }
}

export const showMyWorkflows = (place: HTMLElement, steps: StepList) => void new MyWorkflows(place, steps);
