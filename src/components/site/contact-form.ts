import * as v from 'valibot';
import { contactMessage } from '#api/contact-message.ts';
import { contactWords } from '#words/contact.ts';

/** The server's answer when it refuses a message; the platform's own answer may be anything else. */
const refusal = v.fallback(
  v.object({
    detail: v.optional(v.string()),
    errors: v.optional(v.array(v.object({ field: v.string(), detail: v.string() }))),
  }),
  {},
);

/** The event of a form that an agent has filled in (WebMCP). */
interface AgentSubmitEvent extends SubmitEvent {
  readonly agentInvoked?: boolean;
  respondWith?(answer: Promise<string>): void;
}

interface FieldError {
  field: string;
  detail: string;
}

/** Shows errors at their fields, and sends without leaving the page. Without this script, it is an ordinary form. */
class ContactForm extends HTMLElement {
  #opened = performance.now();

  connectedCallback() {
    const form = this.querySelector('form');
    if (!form) return;
    this.#takeSubject(form);
    // The browser's own bubbles appear one at a time, and disappear.
    form.noValidate = true;
    form.addEventListener('submit', (event: AgentSubmitEvent) => {
      event.preventDefault();
      const sent = this.#submit(form);
      if (!event.agentInvoked) return;
      const { sentForAgent, notSentForAgent } = contactWords;
      event.respondWith?.(sent.then((isSent) => (isSent ? sentForAgent : notSentForAgent)));
    });
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLElement && target.hasAttribute('aria-invalid')) this.#check(form);
    });
  }

  /**
   * What the message is about, an error or a tool, is passed after the `#` of the address, which is never sent to a
   * server. It is visible before it is sent.
   */
  #takeSubject({ elements }: HTMLFormElement) {
    const about = new URLSearchParams(location.hash.slice(1));
    const [error, tool] = [about.get('error'), about.get('tool')];
    const message = elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement) || message.value) return;
    if (error) message.value = contactWords.onError(error);
    else if (tool) message.value = contactWords.onTool(tool, navigator.userAgent);
  }

  /** Whether all fields are valid; those that are not say why. */
  #check(form: HTMLFormElement): boolean {
    const result = v.safeParse(contactMessage, Object.fromEntries(new FormData(form)));
    const errors = result.issues?.map((issue) => ({ field: v.getDotPath(issue) ?? '', detail: issue.message }));
    this.#show(form, errors ?? []);
    return result.success;
  }

  #show(form: HTMLFormElement, errors: readonly FieldError[]) {
    for (const line of form.querySelectorAll<HTMLElement>('.error')) {
      const field = line.id.replace(/-error$/, '');
      const detail = errors.find((error) => (error.field || 'form') === field)?.detail;
      line.hidden = detail === undefined;
      line.textContent = detail ?? '';
      const input = form.elements.namedItem(field);
      if (!(input instanceof HTMLElement)) continue;
      if (detail === undefined) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
    }
  }

  /** Returns whether the message was accepted. */
  async #submit(form: HTMLFormElement): Promise<boolean> {
    if (!this.#check(form)) {
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return false;
    }
    const fields = new FormData(form);
    fields.set('elapsed', String(Math.round(performance.now() - this.#opened)));
    // All of them are strings.
    const body = new URLSearchParams([...fields] as [string, string][]);
    const button = form.querySelector('button');
    if (button) button.disabled = true;
    const errors = await this.#send(form.action, body);
    if (button) button.disabled = false;
    if (!errors) {
      this.#thank(form);
      return true;
    }
    this.#show(form, errors);
    // A disabled button loses the focus.
    (form.querySelector<HTMLElement>('[aria-invalid]') ?? button)?.focus();
    return false;
  }

  /** Returns what is wrong; undefined if the message was accepted. */
  async #send(address: string, body: URLSearchParams): Promise<readonly FieldError[] | undefined> {
    let answer: Response;
    try {
      answer = await fetch(address, { method: 'POST', headers: { Accept: 'application/json' }, body });
    } catch {
      return [{ field: 'form', detail: contactWords.notSent }];
    }
    if (answer.ok) return undefined;
    const isProblem = answer.headers.get('Content-Type') === 'application/problem+json';
    const { errors, detail } = v.parse(refusal, isProblem ? await answer.json() : {});
    return errors ?? [{ field: 'form', detail: detail ?? contactWords.notTaken }];
  }

  #thank(form: HTMLFormElement) {
    const sent = this.querySelector<HTMLElement>('.sent');
    form.hidden = true;
    if (!sent) return;
    sent.hidden = false;
    sent.focus();
  }
}

customElements.define('contact-form', ContactForm);
