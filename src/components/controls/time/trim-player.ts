import { html, nothing } from 'lit';
import { byRole } from '../../options/by-role.ts';
import { followPointer } from '../follow-pointer.ts';
import { picturePager } from '../picture-pager.ts';
import { zoomButtons } from '../zoom-buttons.ts';
import { StagedRecording } from '../staged-recording.ts';
import { parseTime, rounded } from '#options/time.ts';
import { writeTime } from '#options/write-time.ts';
import { FrameDrawer } from './trim-frames.ts';
import { stillPicture, trimButtons, trimHandle, trimMedia, trimPart, unseen, wayOf, type Handle } from './trim-line.ts';
import { zoomByWheel, zoomStrip } from './strip-zoom.ts';
import { placeMarks, timeMarks } from './time-marks.ts';
import { timesWords as words } from '#words/controls/times.ts';
import type { EventOn } from '../../event-on.ts';
import { reactive } from '../../light-element.ts';

/** The shortest part, in seconds. */
const least = 0.001;

/**
 * Plays one of the page's files, and sets the start and end of the part to keep: the values of two fields of the form.
 */
class TrimPlayer extends StagedRecording {
  static override properties = reactive<TrimPlayer>('start', 'end', 'at', 'playing', 'shows', 'picture', 'zoom');
  /** In seconds; `end` is the duration if nothing is cut off there. */
  start = 0;
  end = 0;
  at = 0;
  playing = false;
  /** `media`: the browser plays it. `frames`: the engine draws single frames. `nothing`: neither can. */
  shows: 'media' | 'frames' | 'nothing' = 'media';
  declare picture: string | undefined;
  /** How much wider the line is than what is in view of it. */
  zoom = 1;
  protected override readonly hasFrames = true;
  #drawer: FrameDrawer | undefined;
  /** The handle that moves to the next frame shown. */
  #follows: Handle | undefined;
  /** Where to seek after the current seek has finished. */
  #wanted: number | undefined;

  override connectedCallback() {
    super.connectedCallback();
    for (const handle of ['start', 'end'] as const) this.#field(handle).addEventListener('change', () => this.#typed());
  }

  get #media(): HTMLMediaElement | null {
    return this.querySelector('video, audio');
  }

  #field(handle: Handle): HTMLInputElement {
    const field = byRole(this, handle);
    if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field for the ${handle}`);
    return field;
  }

  override turned() {
    this.#drawer = undefined;
    this.picture = undefined;
    this.playing = false;
    this.shows = 'media';
    this.zoom = 1;
    this.#typed();
    this.at = this.start;
  }

  /** Takes the times from the fields of the form. */
  #typed() {
    const duration = this.duration;
    const [start, end] = [parseTime(this.#field('start').value) || 0, parseTime(this.#field('end').value) || 0];
    this.start = Math.max(0, Math.min(start, duration - least));
    this.end = end > this.start ? Math.min(end, duration) : duration;
  }

  override render() {
    const facts = this.facts;
    if (!facts) return html`<p class="quiet waiting">${words.opening}</p>`;
    const step = facts.video ? 'frame' : 'moment';
    return html`${this.#stage()}
      <div class="strip" @wheel=${(event: WheelEvent) => facts.video || zoomByWheel(this, event)}>
        <div class="line" @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.#seekTo(event)}>
          ${this.along()} ${timeMarks(this.duration, this.zoom)}
          <div class="kept"></div>
          <div class="now"></div>
          ${(['start', 'end'] as const).map((handle) =>
            trimHandle({
              handle,
              value: this[handle],
              duration: this.duration,
              onPointer: (event) => this.#drag(event, handle),
              onKey: (event) => this.#key(event, handle),
              onFocus: () => this.#show(this[handle]),
            }),
          )}
        </div>
      </div>
      ${facts.video ? nothing : html`<div class="zooms">${zoomButtons((times) => void zoomStrip(this, times, this.at), 2)}</div>`}
      ${trimButtons({
        at: this.at,
        playing: this.playing,
        playable: this.shows === 'media',
        step,
        onPlay: () => this.#play(),
        onMove: (frames) => this.#move(frames),
        onPut: (handle) => this.#put(handle, this.at),
      })}
      ${trimPart(this.end - this.start, this.duration, step)}
      ${picturePager(this.entries, this.index, (index) => (this.index = index))}`;
  }

  #stage() {
    const { video } = this.facts ?? {};
    if (this.shows === 'nothing') return unseen(this.shown?.path ?? '');
    if (this.shows === 'frames') return stillPicture(this.picture, this.at);
    return trimMedia({
      kind: video ? 'video' : 'audio',
      address: this.address,
      label: words.player(this.shown?.path ?? ''),
      onLoaded: (element) => this.#loaded(element),
      onSeeked: () => this.#seeked(),
      onProgress: () => this.#progressed(),
      onPause: ({ paused }) => (this.playing = !paused),
      onError: () => this.#unplayable(),
    });
  }

  override updated() {
    const line = this.querySelector<HTMLElement>('.line');
    line?.style.setProperty('--zoom', String(this.zoom));
    // The page's policy blocks style attributes, but not setting properties by script.
    for (const name of ['start', 'end', 'at'] as const) {
      line?.style.setProperty(`--${name}`, String(this.duration > 0 ? this[name] / this.duration : 0));
    }
    if (line) placeMarks(line, this.duration);
  }

  #loaded(video: HTMLVideoElement) {
    // For some files, browsers play only the audio.
    if (video.videoWidth === 0) return this.#unplayable();
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback((_, frame) => this.#shown(video, frame));
    this.#show(this.start);
  }

  #unplayable() {
    const { video } = this.facts ?? {};
    const entry = this.shown;
    this.shows = video?.decodable ? 'frames' : 'nothing';
    this.playing = false;
    if (!video?.decodable || !entry) return;
    this.#drawer = new FrameDrawer(entry.file, (address) => {
      if (entry !== this.shown) return;
      if (address) this.picture = address;
      else this.shows = 'nothing';
    });
    this.#drawer.draw(this.at);
  }

  /** A handle moved by keys or buttons snaps to the time of the very frame that is shown. */
  #shown(video: HTMLVideoElement, { mediaTime }: VideoFrameCallbackMetadata) {
    video.requestVideoFrameCallback((_, frame) => this.#shown(video, frame));
    if (this.playing || this.#wanted !== undefined) return;
    // During a seek, a frame from the previous position may still arrive.
    const isThere = mediaTime <= video.currentTime && video.currentTime - mediaTime <= this.step;
    if (video.seeking && !isThere) return;
    this.at = mediaTime;
    if (this.#follows) this.#put(this.#follows, mediaTime);
    this.#follows = undefined;
  }

  /** @param follows the handle that moves to the frame that is shown next. */
  #show(seconds: number, follows?: Handle) {
    this.at = seconds;
    this.#follows = follows;
    this.#drawer?.draw(seconds);
    const media = this.#media;
    if (!media || this.playing) return;
    if (media.seeking) this.#wanted = seconds;
    else media.currentTime = seconds;
  }

  #seeked() {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted !== undefined && this.#media) this.#media.currentTime = wanted;
  }

  #progressed() {
    const media = this.#media;
    if (!media || !this.playing) return;
    // The browser reports the time only now and then, and may have played a little further.
    this.at = Math.min(media.currentTime, this.end);
    if (media.currentTime >= this.end) media.pause();
  }

  /** Sets `playing` at once, since the browser reports the pause later. */
  #pause() {
    this.#media?.pause();
    this.playing = false;
  }

  #play() {
    const media = this.#media;
    if (!media) return;
    if (this.playing) return media.pause();
    if (this.at < this.start || this.at >= this.end - this.step) media.currentTime = this.start;
    this.playing = true;
    const follow = () => {
      if (!this.playing) return;
      this.#progressed();
      requestAnimationFrame(follow);
    };
    media.play().then(follow, () => (this.playing = false));
  }

  /** Moves by frames, forwards or backwards. */
  #move(frames: number) {
    this.#pause();
    this.#show(Math.max(0, Math.min(this.duration, this.at + this.#stepOf(frames))));
  }

  /** Aims at the middle of the frame, so that rounding never leads to its neighbour. */
  #stepOf(frames: number) {
    const middle = this.facts?.video && this.shows === 'media' ? this.step / 2 : 0;
    return frames * this.step + middle;
  }

  /** @param settled whether the value is final; otherwise the pointer is still moving it. */
  #put(handle: Handle, seconds: number, settled = true) {
    const duration = this.duration;
    if (handle === 'start') this.start = rounded(Math.max(0, Math.min(seconds, this.end - least)));
    else this.end = rounded(Math.max(this.start + least, Math.min(seconds, duration)));
    const field = this.#field(handle);
    const isWhole = handle === 'end' && this.end >= duration - least;
    field.value = isWhole ? '' : writeTime(this[handle]);
    field.dispatchEvent(new Event(settled ? 'change' : 'input', { bubbles: true }));
  }

  #key(event: KeyboardEvent, handle: Handle) {
    const way = wayOf(event, this.step);
    if (way === undefined) return;
    event.preventDefault();
    const end = event.target instanceof Element ? event.target : undefined;
    void this.updateComplete.then(() => end?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    this.#pause();
    const wanted = Math.max(0, Math.min(this.duration, this[handle] + way));
    this.#put(handle, wanted);
    const aside = Number.isFinite(way) && this.facts?.video && this.shows === 'media' ? this.step / 2 : 0;
    // There is no frame at the very end.
    this.#show(Math.min(this.duration, this[handle] + aside), wanted < this.duration ? handle : undefined);
  }

  #drag(event: EventOn<HTMLElement, PointerEvent>, handle: Handle) {
    if (event.button !== 0) return;
    event.stopPropagation();
    this.#pause();
    event.currentTarget.focus({ preventScroll: true });
    const width = this.querySelector('.line')?.getBoundingClientRect().width ?? 1;
    const from = this[handle];
    followPointer(event, {
      move: (x) => {
        this.#put(handle, from + (x / width) * this.duration, false);
        this.#show(this[handle]);
      },
      end: () => {
        this.#put(handle, this[handle]);
        this.#show(this[handle], this[handle] < this.duration ? handle : undefined);
      },
    });
  }

  #seekTo(event: EventOn<HTMLElement, PointerEvent>) {
    if (event.button !== 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const media = this.#media;
    const seconds = Math.max(0, Math.min(1, (event.clientX - left) / width)) * this.duration;
    if (this.playing && media) media.currentTime = seconds;
    else this.#show(seconds);
  }
}

customElements.define('trim-player', TrimPlayer);
