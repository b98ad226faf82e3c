import { html, nothing } from 'lit';
import type { JobError } from '#errors/errors.ts';
import type { Entry } from '../batch/entry.ts';
import { rowWords as words } from '#words/rows.ts';
import type { EventOn } from '../event-on.ts';

/** Asks for the password of a locked file; `error` says that it is locked, or that a password was wrong. */
export function unlockForm(entry: Entry, error: JobError, onPassword: (password: string) => void) {
  const unlock = (event: EventOn<HTMLFormElement>) => {
    event.preventDefault();
    onPassword(String(new FormData(event.currentTarget).get('password')));
  };
  return html`<form class="unlock" aria-label=${words.unlock.form(entry.path)} @submit=${unlock}>
    <label
      >${words.unlock.password}
      <input
        name="password"
        type="password"
        required
        autocomplete="off"
        aria-describedby=${`problem-${entry.id}`}
        aria-invalid=${error.code === 'wrong-password' ? 'true' : nothing}
      />
    </label>
    <button>${words.unlock.open}</button>
  </form>`;
}
