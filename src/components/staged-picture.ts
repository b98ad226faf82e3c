import type { Entry } from './batch.ts';
import { previewOf } from './preview.ts';
import { StagedForm } from './staged-form.ts';

/** What is set on a picture: the answer that is waited for is the picture's address. */
export abstract class StagedPicture extends StagedForm<string> {
  protected override ask(entry: Entry): Promise<string> {
    return previewOf(entry);
  }

  /** Of the picture that is shown, in pixels. */
  get size(): { width: number; height: number } {
    const { facts } = this.shown ?? {};
    if (facts?.kind === 'media' && facts.video) return facts.video;
    if (facts?.kind === 'document' && facts.size) return facts.size;
    return facts?.kind === 'image' ? facts : { width: 1, height: 1 };
  }
}
