import { html, nothing, type PropertyValues } from 'lit';
import { clockTime, spokenTime } from '#wording/times.ts';
import { compareWords as words } from '#words/compare.ts';
import type { EventOn } from '../event-on.ts';
import { icon } from '../site/icon.ts';
import { FilePair, type Side } from './file-pair.ts';
import { reactive } from '../light-element.ts';

/** The first shown position, as a fraction of the duration: many videos begin with black. */
const firstShown = 0.3;
/**
 * How far the two may drift apart during playback, in seconds: beyond the first value, the original plays faster or
 * slower; beyond the second, it jumps.
 */
const [together, lost] = [0.015, 0.3];

/** Says that one of two videos cannot be played here. */
export interface Unplayable {
  result: File;
  side: Side;
}

/**
 * A video on the sheet and its result, which play at the same time by one button. The audio is the result's, unless
 * only the original is visible.
 */
class VideoPair extends FilePair {
  static override properties = reactive<VideoPair>('frame', 'isPlaying', 'isMuted', 'isOriginalAlone', 'at');
  /** How long a frame lasts, in seconds. */
  declare frame: number;
  isPlaying = false;
  isMuted = false;
  isOriginalAlone = false;
  /** In seconds. */
  at = 0;

  override willUpdate(changed: PropertyValues<this>) {
    super.willUpdate(changed);
    if (changed.has('result')) this.at = 0;
  }

  protected override load(before: File, after: File) {
    return Promise.resolve([before, after]);
  }

  #video(side: Side) {
    return this.querySelector<HTMLVideoElement>(`.stage > .${side}`);
  }

  get #both(): readonly HTMLVideoElement[] {
    return [...this.querySelectorAll<HTMLVideoElement>('.stage > video')];
  }

  protected override sizeOf(side: Side) {
    const video = this.#video(side);
    return video?.videoWidth ? { width: video.videoWidth, height: video.videoHeight } : undefined;
  }

  protected override layer(side: Side, address: string) {
    const isHeard = !this.isMuted && (side === 'before') === this.isOriginalAlone;
    return html`<video
      class=${side}
      src=${address}
      aria-label=${words[side]}
      preload="auto"
      playsinline
      .muted=${!isHeard}
      @loadedmetadata=${() => this.#read(side)}
      @error=${() => this.#fail(side)}
      @timeupdate=${side === 'after' ? () => this.#tell() : nothing}
      @pause=${side === 'after' ? () => this.#stop() : nothing}
    ></video>`;
  }

  /** If a browser cannot decode the video track, it may still play the audio. */
  #read(side: Side) {
    if (!this.sizeOf(side)) return this.#fail(side);
    this.fit();
    const after = this.sizeOf('before') && this.sizeOf('after') ? this.#video('after') : null;
    if (after) this.#seek(after.duration * firstShown);
  }

  #fail(side: Side) {
    const detail: Unplayable = { result: this.result, side };
    this.dispatchEvent(new CustomEvent('unplayable', { detail, bubbles: true }));
  }

  /** Seeks to the middle of a frame, so that both show the same one. */
  #seek(time: number) {
    const length = this.#video('after')?.duration || 0;
    this.at = Math.min(Math.max(0, Math.floor(time / this.frame + 1e-6) * this.frame), length);
    for (const video of this.#both) video.currentTime = Math.min(this.at + this.frame / 2, video.duration);
  }

  #play() {
    if (this.isPlaying) return this.#stop();
    const after = this.#video('after');
    if (!after) return;
    if (after.ended) this.#seek(0);
    this.isPlaying = true;
    // If the browser refuses to play one of them, both pause, and that is said.
    for (const video of this.#both) void video.play().catch(() => this.#stop());
    requestAnimationFrame(() => this.#keepTogether());
  }

  #stop() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    for (const video of this.#both) {
      video.playbackRate = 1;
      video.pause();
    }
    const { ended = false, currentTime = 0 } = this.#video('after') ?? {};
    if (!ended) this.#seek(currentTime);
  }

  /** Two players drift apart by a few frames a minute, and more if one has to wait. */
  #keepTogether() {
    const [before, after] = [this.#video('before'), this.#video('after')];
    if (!this.isPlaying || !before || !after) return;
    const ahead = before.currentTime - after.currentTime;
    if (Math.abs(ahead) > lost && !before.seeking && !before.ended) before.currentTime = after.currentTime;
    before.playbackRate = Math.abs(ahead) > together ? 1 - Math.max(-0.25, Math.min(0.25, ahead * 2)) : 1;
    requestAnimationFrame(() => this.#keepTogether());
  }

  #tell() {
    if (this.isPlaying) this.at = this.#video('after')?.currentTime ?? 0;
  }

  protected override divided(at: number) {
    this.isOriginalAlone = at >= 100;
  }

  protected override below() {
    const length = this.#video('after')?.duration || 0;
    return html`<div class="player">
      <button type="button" aria-label=${this.isPlaying ? words.pause : words.play} @click=${() => this.#play()}>
        ${icon(this.isPlaying ? 'pause' : 'play')}
      </button>
      <input
        type="range"
        min="0"
        max=${length}
        step=${this.frame}
        .value=${String(this.at)}
        aria-label=${words.time}
        aria-valuetext=${spokenTime(this.at)}
        @input=${({ currentTarget }: EventOn<HTMLInputElement>) => this.#seek(currentTarget.valueAsNumber)}
      />
      <span class="moment" aria-hidden="true">${clockTime(this.at)}</span>
      <button
        type="button"
        class="mute"
        aria-label=${this.isMuted ? words.unmute : words.mute}
        @click=${() => (this.isMuted = !this.isMuted)}
      >
        ${icon(this.isMuted ? 'silent' : 'sound')}
      </button>
      ${
        document.fullscreenEnabled
          ? html`<button type="button" aria-label=${words.fullScreen} @click=${() => this.#fill()}>
              ${icon('full-screen')}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** Toggles fullscreen. */
  async #fill() {
    await (document.fullscreenElement ? document.exitFullscreen() : this.requestFullscreen());
    this.fit();
  }
}

customElements.define('video-pair', VideoPair);
