import type { PropertyValues } from 'lit';
import type { Entry } from '../batch/entry.ts';
import { pictureTime } from './picture-time.ts';
import { isInstant, previewOf, previewShare, previewSize } from './preview.ts';
import { StagedForm } from './staged-form.ts';
import { takeRoom } from './take-room.ts';
import { FrameDrawer } from './time/trim-frames.ts';
import { reactive } from '../light-element.ts';

/** A control on a picture: the awaited answer is the picture's address. */
export abstract class StagedPicture extends StagedForm<string> {
  static override properties = reactive<StagedPicture>('moment');
  /** The shown moment of a video, in seconds. */
  declare moment: number;
  #drawer: FrameDrawer | undefined;

  protected override ask(entry: Entry): Promise<string> {
    return previewOf(entry);
  }

  protected override isReadable(entry: Entry): boolean {
    return super.isReadable(entry) || isInstant(entry);
  }

  /** The size of the shown picture, in pixels. */
  get size(): { width: number; height: number } {
    const { facts } = this.shown ?? {};
    if (facts?.kind === 'media' && facts.video) return facts.video;
    if (facts?.kind === 'document' && facts.size) return facts.size;
    return (this.shown && previewSize(this.shown)) ?? { width: 1, height: 1 };
  }

  override willUpdate(changed: PropertyValues<this>) {
    const before = this.shown;
    super.willUpdate(changed);
    if (this.shown) takeRoom(this, previewSize(this.shown));
    if (this.shown === before) return;
    this.#drawer = undefined;
    this.moment = -1;
  }

  /** A choice of the shown frame, for a video. */
  protected timeChoice() {
    const entry = this.shown;
    const duration = entry?.facts?.kind === 'media' ? entry.facts.duration : 0;
    if (!entry || duration <= 0) return undefined;
    const onTime = (seconds: number) => {
      this.moment = seconds;
      this.#drawer ??= new FrameDrawer(entry.file, (address) => {
        if (address && entry === this.shown) this.answer = address;
      });
      this.#drawer.draw(seconds);
    };
    return pictureTime({ at: this.moment < 0 ? previewShare * duration : this.moment, duration, onTime });
  }
}
