import { html, nothing, render } from 'lit';
import styles from '#styles/agent-strip.css?inline';
import { pathTo } from '#language.ts';
import { agentDeeds, agentStripWords as words, type AgentDeed } from '#words/agents.ts';
import { savingWords } from '#words/saving.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

interface Follower {
  onStop(): void;
  onAllow(): void;
}

/**
 * The strip above the page that says that an agent uses it, and what the agent did last. The person can stop the agent
 * there, or let it see file names.
 */
export class AgentStrip {
  readonly #element = document.createElement('aside');
  readonly #follower: Follower;
  /** Whether the page has files with names. */
  readonly #hasNames: boolean;
  #deed: AgentDeed | undefined;
  #isStopped = false;
  #saving: { results: number; press(): void } | undefined;
  mayName = false;

  constructor(hasNames: boolean, follower: Follower) {
    [this.#hasNames, this.#follower] = [hasNames, follower];
    this.#element.className = 'agent-strip';
    this.#element.ariaLabel = words.label;
    // Pages that fill the window make room for the strip.
    new ResizeObserver(([size]) => {
      const height = size?.borderBoxSize[0]?.blockSize ?? 0;
      document.documentElement.style.setProperty('--agent-strip', `${height}px`);
    }).observe(this.#element);
  }

  tell(deed: AgentDeed) {
    this.#deed = deed;
    if (deed !== 'asked') this.#saving = undefined;
    this.#show();
  }

  /** @param press saves the results; called when the person presses the button. */
  askToSave(results: number, press: () => void) {
    this.#saving = { results, press };
    this.#show();
  }

  set isStopped(isStopped: boolean) {
    this.#isStopped = isStopped;
    this.#saving = undefined;
    this.#show();
  }

  /** Restores the page to how it was before an agent came. */
  hide() {
    [this.#isStopped, this.#deed, this.mayName] = [false, undefined, false];
    this.#element.remove();
    document.documentElement.style.removeProperty('--agent-strip');
  }

  #show() {
    const hadFocus = this.#element.contains(document.activeElement);
    render(this.#isStopped ? this.#stopped() : this.#atWork(), this.#element);
    // The focused button may be gone.
    if (hadFocus && !this.#element.contains(document.activeElement))
      [...this.#element.querySelectorAll('button')].at(-1)?.focus();
    if (this.#element.isConnected) return;
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    document.querySelector('body > header')?.before(this.#element);
  }

  #stopped() {
    return html`<p role="status"><b>${words.stopped}</b></p>
      <button type="button" @click=${() => this.#follower.onAllow()}>${words.allow}</button>`;
  }

  #atWork() {
    return html`<p role="status"><b>${words.title}.</b> ${this.#deed && agentDeeds[this.#deed]}</p>
      <a class="told" href=${`${pathTo('/about')}#what-your-agent-is-told`}>${words.told}</a>
      ${this.#hasNames ? this.#names() : nothing} ${this.#saving ? this.#save(this.#saving) : nothing}
      <button type="button" class="stop" aria-label=${words.stopIt} @click=${() => this.#follower.onStop()}>
        ${words.stop}
      </button>`;
  }

  #names() {
    const set = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) this.mayName = target.checked;
    };
    return html`<label><input type="checkbox" .checked=${this.mayName} @change=${set} /> ${words.names}</label>`;
  }

  #save({ results, press }: { results: number; press(): void }) {
    const save = () => {
      press();
      this.#saving = undefined;
      this.#show();
    };
    return html`<button type="button" class="save" @click=${save}>
      ${results === 1 ? savingWords.one : savingWords.all(results)}
    </button>`;
  }
}
