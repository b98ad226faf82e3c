import type { Mended, Repair, Unmended } from '#jobs/contract/pdf-repair.ts';

/** The findings of a repair. */
export class Findings {
  readonly mended: Repair['mended'] = {};
  readonly left: Repair['left'] = {};
  readonly checked = { objects: 0, streams: 0 };
  readonly unchecked = { pictures: 0, streams: 0 };

  mend(what: keyof Mended, count = 1) {
    if (count > 0) this.mended[what] = (this.mended[what] ?? 0) + count;
  }

  leave(what: keyof Unmended) {
    this.left[what] = (this.left[what] ?? 0) + 1;
  }
}
