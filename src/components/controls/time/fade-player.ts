import { html, nothing } from 'lit';
import { roleGroups } from '#options/roles.ts';
import { gainTo } from '#jobs/contract/media-question.ts';
import { ask } from '#jobs/run-job.ts';
import { clockTime, spokenTime } from '#wording/times.ts';
import type { Entry } from '../../batch/entry.ts';
import { byRole, controlsIn } from '../../options/by-role.ts';
import { picturePager } from '../picture-pager.ts';
import { StagedRecording } from '../staged-recording.ts';
import { trimMedia, unseen, wayOf } from './trim-line.ts';
import { waveform } from './waveform.ts';
import { problemOf } from '../../problem.ts';
import { timesWords as words } from '#words/controls/times.ts';
import { fadeWords } from '#words/controls/fade.ts';
import type { EventOn } from '../../event-on.ts';
import { reactive } from '../../light-element.ts';

/** How much is played before the fade-out begins, in seconds. */
const before = 1;
/** How far an arrow key moves, in seconds. */
const keyStep = 0.05;
/** The roles of the options that it follows. */
const roles = [...roleGroups.fades, ...roleGroups.fadeLook, ...roleGroups.volume];

/** The loudness of each file, measured once. */
const measured = new WeakMap<Entry, ReturnType<typeof measure>>();
const measure = ({ file }: Entry) => ask('media', { type: 'loudness', file });

/** Plays one of the page's files with the fades and the volume set in the form. */
class FadePlayer extends StagedRecording {
  static override properties = reactive<FadePlayer>('at', 'playing', 'playable', 'change', 'said');
  /** In seconds. */
  at = 0;
  playing = false;
  playable = true;
  /** The change in volume, in dB, as far as it is known. */
  change = 0;
  said = '';
  #sound: { context: AudioContext; media: HTMLMediaElement; gain: GainNode } | undefined;
  #listeners = new AbortController();

  override connectedCallback() {
    super.connectedCallback();
    const follow = () => {
      this.#follow();
      this.requestUpdate();
    };
    const heard = controlsIn(this, roles);
    for (const control of heard)
      for (const event of ['input', 'change'])
        control.addEventListener(event, follow, { signal: this.#listeners.signal });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#listeners.abort();
    void this.#sound?.context.close();
  }

  override turned() {
    this.at = 0;
    this.playing = false;
    this.playable = true;
    this.said = '';
    this.#follow();
  }

  #seconds(role: 'fade-in' | 'fade-out'): number {
    return Math.max(0, Number(byRole(this, role)?.value ?? 0) || 0);
  }

  /** The brightness and volume at a time, as a factor from 0 to 1. */
  #shareAt(time: number): number {
    const [begin, end] = [this.#seconds('fade-in'), this.#seconds('fade-out')];
    const shares = [begin > 0 ? time / begin : 1, end > 0 ? (this.duration - time) / end : 1];
    return Math.max(0, Math.min(1, ...shares));
  }

  /** In LUFS, if a loudness is requested. */
  get #wanted(): number | undefined {
    const wanted = Number(byRole(this, 'loudness')?.value);
    return Number.isNaN(wanted) ? undefined : wanted;
  }

  /** Takes the volume from the form; a target loudness only applies once the loudness of the file is known. */
  #follow() {
    const wanted = this.#wanted;
    const entry = this.shown;
    this.said = '';
    this.change = wanted === undefined ? Number(byRole(this, 'gain')?.value ?? 0) || 0 : 0;
    if (wanted !== undefined && entry && measured.has(entry)) void this.#adjust(entry, wanted);
  }

  async #adjust(entry: Entry, wanted: number) {
    const known = measured.get(entry) ?? measure(entry);
    measured.set(entry, known);
    this.said = fadeWords.listening;
    try {
      const loudness = await known;
      if (entry !== this.shown || wanted !== this.#wanted) return;
      this.change = gainTo(wanted, loudness);
      this.said = `${fadeWords.loudness(loudness.integrated)} `;
    } catch (error) {
      measured.delete(entry);
      if (entry === this.shown) this.said = `${problemOf(error).title} `;
    }
  }

  override render() {
    const facts = this.facts;
    if (!facts) return html`<p class="quiet waiting">${words.opening}</p>`;
    return html`${
        this.playable
          ? html`<div class="stage known-size">
              ${trimMedia({
                kind: facts.video ? 'video' : 'audio',
                address: this.address,
                label: words.player(this.shown?.path ?? ''),
                onLoaded: () => undefined,
                onSeeked: () => undefined,
                onProgress: () => this.#progressed(),
                onPause: ({ paused }) => (this.playing = !paused),
                onError: () => (this.playable = false),
              })}
              ${byRole(this, 'fade-colour') ? html`<div class="shade ${byRole(this, 'fade-colour')?.value}"></div>` : nothing}
            </div>`
          : unseen(this.shown?.path ?? '')
      }
      <div
        class="line"
        role="slider"
        tabindex="0"
        aria-label=${fadeWords.time}
        aria-valuemin="0"
        aria-valuemax=${this.duration}
        aria-valuenow=${this.at}
        aria-valuetext=${spokenTime(this.at)}
        aria-describedby="fade-keys"
        @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.#seek(event)}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
      >
        ${waveform(this.peaks)}
        <div class="level"></div>
        <div class="now"></div>
      </div>
      <div class="buttons">
        <button type="button" ?disabled=${!this.playable} @click=${() => void this.#play()}>
          ${this.playing ? words.stop : words.play}
        </button>
        <button type="button" ?disabled=${!this.playable} @click=${() => void this.#play(this.#endOnward)}>
          ${fadeWords.playEnd}
        </button>
        <span class="time">${clockTime(this.at)}</span>
      </div>
      <p class="quiet for-keys" id="fade-keys">${fadeWords.keys}</p>
      ${
        byRole(this, 'gain')
          ? html`<p class="quiet" role="status">
              ${this.said}${this.change === 0 ? nothing : fadeWords.played(this.change)}
            </p>`
          : nothing
      }
      ${picturePager(this.entries, this.index, (index) => (this.index = index))}`;
  }

  override updated() {
    const duration = this.duration || 1;
    // The page's policy blocks style attributes, but not setting properties by script.
    const values = {
      at: this.at / duration,
      in: Math.min(1, this.#seconds('fade-in') / duration),
      out: Math.min(1, this.#seconds('fade-out') / duration),
      share: this.#shareAt(this.at),
      gain: 10 ** (this.change / 20),
    };
    for (const element of this.querySelectorAll<HTMLElement>('.line, .stage')) {
      for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, String(value));
    }
  }

  get #endOnward(): number {
    return Math.max(0, this.duration - this.#seconds('fade-out') - before);
  }

  #progressed() {
    const media = this.querySelector<HTMLMediaElement>('video, audio');
    if (media) this.at = media.currentTime;
    if (!this.#sound || !media) return;
    const fades = byRole(this, 'fade-sound');
    const share = fades instanceof HTMLInputElement && !fades.checked ? 1 : this.#shareAt(this.at);
    this.#sound.gain.gain.value = share * 10 ** (this.change / 20);
  }

  async #play(from?: number) {
    const media = this.querySelector<HTMLMediaElement>('video, audio');
    if (!media) return;
    if (this.playing && from === undefined) return media.pause();
    const { context } = this.#connect(media);
    const [wanted, entry] = [this.#wanted, this.shown];
    if (wanted !== undefined && entry) await this.#adjust(entry, wanted);
    await context.resume();
    if (from !== undefined) media.currentTime = from;
    this.playing = true;
    const follow = () => {
      if (!this.playing) return;
      this.#progressed();
      requestAnimationFrame(follow);
    };
    this.#progressed();
    media.play().then(follow, () => (this.playing = false));
  }

  /** Routes the player through a gain node of our own. Each player can be connected only once. */
  #connect(media: HTMLMediaElement) {
    if (this.#sound?.media === media) return this.#sound;
    void this.#sound?.context.close();
    const context = new AudioContext();
    const gain = context.createGain();
    context.createMediaElementSource(media).connect(gain).connect(context.destination);
    this.#sound = { context, media, gain };
    return this.#sound;
  }

  #seek(event: EventOn<HTMLElement, PointerEvent>) {
    if (event.button !== 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    this.#go(((event.clientX - left) / width) * this.duration);
  }

  #key(event: KeyboardEvent) {
    const way = wayOf(event, keyStep);
    if (way === undefined) return;
    event.preventDefault();
    this.#go(this.at + way);
  }

  #go(time: number) {
    const media = this.querySelector<HTMLMediaElement>('video, audio');
    if (!media) return;
    media.currentTime = Math.max(0, Math.min(this.duration, time));
    this.#progressed();
  }
}

customElements.define('fade-player', FadePlayer);
