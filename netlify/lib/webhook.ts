import type { Teller } from './teller.ts';

/** In milliseconds. */
const patience = 10_000;

/** An answer that is not a success. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The webhook answered ${status}.`);
    this.status = status;
  }
}

/**
 * Opens the webhook; returns undefined if it is not set up. Chats show `text` (Slack, Mattermost) or `content`
 * (Discord); programs read `message`.
 */
export function openWebhook(): Teller | undefined {
  const address = process.env['CONTACT_WEBHOOK'];
  if (!address) return undefined;
  return {
    async tell(message) {
      const { name, email, subject, message: words } = message;
      const text = `${subject}\n${name} <${email}>\n\n${words}`;
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        // Discord accepts at most 2,000 characters.
        body: JSON.stringify({ text, content: text.slice(0, 2000), message }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Refusal(answer.status);
    },
    judge(error) {
      if (!(error instanceof Refusal)) return 'unreachable';
      // 408, 425 and 429 mean: later.
      return error.status >= 500 || [408, 425, 429].includes(error.status) ? 'later' : 'refused';
    },
    close: () => undefined,
  };
}
