import type { AudioCodec, MediaContainer } from '#jobs/contract/media-operation.ts';
import { runJob } from '#jobs/run-job.ts';
import { clockTime } from '#wording/times.ts';
import { recorderWords as words } from '#words/recorder.ts';
import '../results/result-actions.ts';
import type { ResultActions } from '../results/result-actions.ts';
import { stayAwake } from '../batch/stay-awake.ts';
import { sayProblem } from '../say-problem.ts';
import { elementIn } from '../tool/element-in.ts';

/**
 * The formats that the browser may record in, lossless first; the recording is converted to the chosen format
 * afterwards.
 */
const recordedAs = ['audio/webm;codecs=pcm', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** For lossy recording, in bit/s: more than anyone can hear. */
const bitrate = 256_000;
/** The bottom of the level meter, in dB. */
const quietest = -60;

const targets: Record<string, { container: MediaContainer; codec: AudioCodec }> = {
  mp3: { container: 'mp3', codec: 'mp3' },
  m4a: { container: 'm4a', codec: 'aac' },
  ogg: { container: 'ogg', codec: 'opus' },
  wav: { container: 'wav', codec: 'pcm-s16' },
  flac: { container: 'flac', codec: 'flac' },
};

/** Records the microphone into a file, in the page. */
class SoundRecorder extends HTMLElement {
  #record = elementIn(this, '.record', HTMLButtonElement);
  #pause = elementIn(this, '.pause', HTMLButtonElement);
  #state = elementIn(this, '.state', HTMLElement);
  #time = elementIn(this, '.time', HTMLElement);
  #level = elementIn(this, 'meter', HTMLMeterElement);
  #format = elementIn(this, '#record-format', HTMLSelectElement);
  #clean = elementIn(this, '#record-clean', HTMLInputElement);
  #player = elementIn(this, 'audio', HTMLAudioElement);
  // Its script is imported above.
  #actions = elementIn(this, 'result-actions', HTMLElement) as ResultActions;
  #recorder: MediaRecorder | undefined;
  #recorded: File | undefined;
  /**
   * In milliseconds: `before` is the duration up to the last pause, `since` when recording resumed; undefined while it
   * is not running.
   */
  #before = 0;
  #since: number | undefined;

  connectedCallback() {
    this.#record.addEventListener('click', () => (this.#recorder ? this.#stop(this.#recorder) : void this.#start()));
    this.#pause.addEventListener('click', () => this.#togglePause());
    this.#format.addEventListener('change', () => void this.#finish());
    this.setAttribute('data-ready', '');
  }

  #stop(recorder: MediaRecorder) {
    recorder.stop();
    this.#hold();
  }

  async #start() {
    this.#state.textContent = '';
    // Pressing again while the browser asks would start a second recording.
    this.#record.disabled = true;
    try {
      const clean = this.#clean.checked;
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: clean, noiseSuppression: clean, autoGainControl: clean },
      });
      this.#recordFrom(stream);
    } catch (error) {
      const known = error instanceof DOMException ? words.problems[error.name] : undefined;
      if (known === undefined) throw error;
      this.#state.textContent = known;
    } finally {
      this.#record.disabled = false;
      this.#record.focus();
    }
  }

  #recordFrom(stream: MediaStream) {
    const mimeType = recordedAs.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: bitrate });
    const chunks: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    // The browser keeps delivered chunks on disk once they are large.
    recorder.start(1000);
    this.#before = 0;
    this.#since = performance.now();
    const stopMeter = this.#showLevel(stream, recorder);
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop();
      this.#hold();
      stopMeter();
      this.#recorder = undefined;
      // Swedish format: 2026-05-04 13:05:09, in the device's local time.
      const name = words.fileName(new Date().toLocaleString('sv').slice(0, 16).replace(':', '.'));
      this.#recorded = new File(chunks, `${name}.webm`, { type: recorder.mimeType });
      this.#showButtons();
      void this.#finish();
    });
    this.#recorder = recorder;
    this.#recorded = undefined;
    this.#actions.results = [];
    this.#player.hidden = true;
    this.#showButtons();
    this.#state.textContent = words.recording;
  }

  #togglePause() {
    const recorder = this.#recorder;
    if (recorder?.state === 'recording') {
      recorder.pause();
      this.#hold();
      this.#state.textContent = words.paused;
    } else if (recorder?.state === 'paused') {
      recorder.resume();
      this.#since = performance.now();
      this.#state.textContent = words.recording;
    }
    this.#showButtons();
  }

  get #recordedFor(): number {
    return this.#before + (this.#since === undefined ? 0 : performance.now() - this.#since);
  }

  #hold() {
    this.#before = this.#recordedFor;
    this.#since = undefined;
  }

  #showButtons() {
    const { state } = this.#recorder ?? {};
    stayAwake(state !== undefined);
    this.#record.textContent = state ? words.stop : this.#recorded ? words.again : words.record;
    this.#record.classList.toggle('primary', state !== undefined || !this.#recorded);
    this.#pause.hidden = !state;
    this.#pause.textContent = state === 'paused' ? words.goOn : words.pause;
    this.#clean.disabled = state !== undefined;
  }

  #showLevel(stream: MediaStream, recorder: MediaRecorder): () => void {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const show = () => {
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      this.#level.value = recorder.state === 'recording' ? Math.max(quietest, 20 * Math.log10(peak || 1e-9)) : quietest;
      this.#time.textContent = clockTime(this.#recordedFor / 1000);
      if (recorder.state !== 'inactive') requestAnimationFrame(show);
    };
    show();
    return () => {
      show();
      this.#level.value = quietest;
      void context.close();
    };
  }

  /** Converts the recording to the chosen format. */
  async #finish() {
    const recorded = this.#recorded;
    const target = targets[this.#format.value];
    if (!recorded || !target) return;
    this.#state.textContent = words.writing;
    this.#actions.results = [];
    try {
      const { container, codec } = target;
      const [output] = await runJob(
        { engine: 'media', operation: { type: 'convert', container, video: 'discard', audio: { codec } } },
        [recorded],
      );
      if (!output || recorded !== this.#recorded || this.#format.value !== container) return;
      const { file } = output;
      URL.revokeObjectURL(this.#player.src);
      this.#player.src = URL.createObjectURL(file);
      this.#player.hidden = false;
      this.#actions.results = [{ file, path: file.name }];
      this.#state.textContent = words.written(file.name, file.size);
    } catch (error) {
      this.#state.textContent = await sayProblem(error);
    }
  }
}

customElements.define('sound-recorder', SoundRecorder);
