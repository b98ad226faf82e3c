import * as v from 'valibot';
import { locale } from '#language.ts';
import { statusWords as words } from '#words/status.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

/** The part of the answer of `/api/health` that the page shows. */
const health = v.object({
  status: v.picklist(['ok', 'unavailable']),
  mail: v.optional(v.picklist(['ok', 'failing', 'off', 'incomplete'])),
});

type State = 'up' | 'untold' | 'late' | 'down' | 'unreached';

const clock = onFirstUse(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));

async function ask(): Promise<State> {
  try {
    const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    const { status, mail } = v.parse(health, await answer.json());
    if (status === 'unavailable') return 'down';
    if (mail === 'off') return 'untold';
    return mail === 'failing' || mail === 'incomplete' ? 'late' : 'up';
  } catch (error) {
    // No network, no answer in time, or an answer that is not ours, such as a proxy's page.
    console.warn(error);
    return 'unreached';
  }
}

/** Checks when it is opened, and again when its button is pressed. */
class ServiceStatus extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => void this.#show());
    void this.#show();
  }

  async #show() {
    const said = this.querySelector('.said');
    const asked = this.querySelector('.asked');
    const button = this.querySelector('button');
    if (!said || !asked || !button || this.ariaBusy === 'true') return;
    this.ariaBusy = 'true';
    delete this.dataset['state'];
    said.textContent = words.asking;
    const state = await ask();
    this.dataset['state'] = state;
    said.textContent = words[state];
    asked.textContent = words.asked(clock().format(new Date()));
    button.hidden = false;
    this.ariaBusy = 'false';
  }
}

customElements.define('service-status', ServiceStatus);
