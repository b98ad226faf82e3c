import { askOffline, askUntilDone, canKeep, forgetOffline, isKeeping, startKeeping } from '#offline/ask.ts';
import type { OfflineState } from '#offline/messages.ts';
import { language } from '#language.ts';
import { familyIds, type FamilyId } from '#families.ts';
import { describeOfflineProblem } from '#words/offline-problems.ts';
import { offlineWords as words } from '#words/offline.ts';
import { takeInstallPrompt, type InstallPrompt } from './install-prompt.ts';

// The table lists every family.

/** What can be kept: only the pages, or the pages with the tools of a family. */
type Part = 'pages' | FamilyId;

/** The page where people choose what works without a network. */
class KeepOffline extends HTMLElement {
  #state: OfflineState = { isNewReady: false, missing: 0 };
  /** Whether there may be something to remove. */
  #isKeeping = false;
  /** The parts that are being fetched. */
  #fetching: Part[] = [];
  #stopped = new AbortController();
  #install: InstallPrompt | undefined;

  connectedCallback() {
    if (!canKeep()) return this.#say(this.dataset['unable'] ?? '');
    for (const part of ['pages', ...familyIds] as const) {
      this.#button('keep', part)?.addEventListener('click', () => void this.#keep([part]));
      this.#button('remove', part)?.addEventListener('click', () => void this.#remove(part));
    }
    this.#button('keep', 'all')?.addEventListener('click', () => void this.#keep([...familyIds]));
    this.#button('remove', 'all')?.addEventListener('click', () => void this.#remove('pages'));
    this.querySelector('.cancel')?.addEventListener('click', () => void this.#cancel());
    this.querySelector('.install')?.addEventListener('click', () => void this.#install?.prompt());
    takeInstallPrompt((prompt) => {
      this.#install = prompt;
      this.#show();
    });
    void this.#read();
  }

  #button = (does: 'keep' | 'remove', part: Part | 'all') =>
    this.querySelector<HTMLButtonElement>(`button[data-${does}="${part}"]`);

  async #read() {
    this.#isKeeping = await isKeeping();
    if (this.#isKeeping) this.#state = await askOffline({ type: 'tell' });
    this.#show();
  }

  async #keep(parts: Part[]) {
    this.#fetching = parts;
    this.#stopped = new AbortController();
    this.#say('');
    this.#show();
    try {
      await startKeeping();
      this.#isKeeping = true;
      // Browsers that evict site data when space is low may spare what people asked for.
      if ('storage' in navigator) void navigator.storage.persist();
      const asked = [language, ...parts.filter((part) => part !== 'pages')];
      const state = await askUntilDone({ type: 'keep', parts: asked }, this.#stopped.signal, (done, total) =>
        this.#progress(done, total),
      );
      if (this.#stopped.signal.aborted) return;
      this.#state = state;
      if (state.problem) this.#say(describeOfflineProblem(state.problem));
      else this.#say(state.isNewReady ? words.waits : words.kept);
    } catch (error) {
      console.error(error);
      this.#say(describeOfflineProblem({ code: 'network' }));
    } finally {
      this.#fetching = [];
      this.#show();
    }
  }

  async #cancel() {
    this.#stopped.abort();
    this.#state = await askOffline({ type: 'stop' });
    if (!this.#state.inUse) await this.#forget();
    this.#fetching = [];
    this.#say(words.cancelled);
    this.#show();
  }

  async #forget() {
    await forgetOffline();
    this.#isKeeping = false;
    this.#state = { isNewReady: false, missing: 0 };
  }

  /** Everything else needs the pages: without them, nothing is kept. */
  async #remove(part: Part) {
    if (part === 'pages') {
      await this.#forget();
    } else {
      this.#state = await askOffline({ type: 'remove', parts: [part] });
    }
    this.#say(words.removed);
    this.#show();
  }

  #progress(done: number, total: number) {
    const bar = this.querySelector('progress');
    const arrived = this.querySelector('.arrived');
    if (bar) bar.value = done / total;
    if (arrived) arrived.textContent = words.progress(done, total);
  }

  #say(text: string) {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = text;
  }

  #show() {
    const { inUse } = this.#state;
    const isBusy = this.#fetching.length > 0;
    const isKept = (part: Part) => inUse !== undefined && (part === 'pages' || inUse.parts.includes(part));
    for (const part of ['pages', ...familyIds] as const) {
      const [keep, remove] = [this.#button('keep', part), this.#button('remove', part)];
      const row = keep?.closest('li');
      row?.classList.toggle('kept', isKept(part));
      if (keep) keep.hidden = isKept(part);
      if (remove) remove.hidden = !isKept(part);
      for (const button of [keep, remove]) if (button) button.disabled = isBusy;
    }
    const isAll = familyIds.every(isKept);
    const [keepAll, removeAll] = [this.#button('keep', 'all'), this.#button('remove', 'all')];
    if (keepAll) [keepAll.hidden, keepAll.disabled] = [isAll, isBusy];
    if (removeAll) [removeAll.hidden, removeAll.disabled] = [!this.#isKeeping, isBusy];
    const work = this.querySelector<HTMLElement>('.work');
    if (work) work.hidden = !isBusy;
    const install = this.querySelector<HTMLElement>('.install');
    if (install) install.hidden = !this.#install;
    this.#showVersion();
    this.toggleAttribute('data-ready', true);
  }

  #showVersion() {
    const { inUse } = this.#state;
    const version = this.querySelector<HTMLElement>('.version');
    if (!version) return;
    version.hidden = !inUse;
    if (!inUse) return;
    const { size, date, commit } = inUse;
    version.textContent = words.version({ size, date: new Date(date), commit });
  }
}

customElements.define('keep-offline', KeepOffline);
