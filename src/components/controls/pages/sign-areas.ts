import { html, nothing } from 'lit';
import type { MarkedArea } from '#jobs/contract/pdf-edits.ts';
import { locale } from '#language.ts';
import type { SheetPart } from '#options/metadata.ts';
import { signWords as words } from '#words/controls/sign.ts';
import type { Entry } from '../../batch/entry.ts';
import { byRole } from '../../options/by-role.ts';
import { areaMark } from './area-mark.ts';
import { PageAreas } from './page-areas.ts';
import { reactive } from '../../light-element.ts';

/** How wide each is on a page, and how high at most, as fractions of its sides. */
const widths: Record<SheetPart, number> = { signature: 0.3, initials: 0.1, date: 0.18 };
const highest = 0.1;

/**
 * A signature is made first, on the same sheet, and then placed on pages; initials and a date as well. The fields for
 * making them are beside this element, and visible by `data-part` of the stage.
 */
class SignAreas extends PageAreas {
  static override properties = reactive<SignAreas>('step');
  /** What is being made, or that all is placed. */
  step: SheetPart | 'place' = 'signature';

  protected override async ask(entry: Entry): Promise<number> {
    const pages = await super.ask(entry);
    this.page = pages;
    return pages;
  }

  override updated() {
    super.updated();
    const stage = this.closest<HTMLElement>('.stage');
    if (!stage) return;
    stage.dataset['part'] = this.step;
    stage.toggleAttribute(
      'data-dated',
      this.areas.some(({ of }) => of === 'date'),
    );
  }

  override render() {
    const part = this.step;
    if (part === 'place' || this.problem) return super.render();
    const isMade = areaMark(this, part) !== undefined;
    return html`<div class="next">
      ${this.areas.length > 0 || part !== 'signature' ? html`<button type="button" @click=${() => this.#turn('place')}>${words.back}</button>` : nothing}
      <button type="button" ?disabled=${!isMade || this.answer === undefined} @click=${() => this.#use(part)}>
        ${words.use}
      </button>
    </div>`;
  }

  #turn(step: SheetPart | 'place') {
    this.step = step;
  }

  /** Places what was made, unless it is on a page already. Without a place, each file has it on its last page. */
  #use(part: SheetPart) {
    this.#turn('place');
    const isPlaced = this.areas.some(({ of = 'signature' }) => of === part);
    const isForAll = part === 'signature' && this.entries.length > 1;
    void this.updateComplete.then(() => {
      if (isPlaced || isForAll) this.querySelector<HTMLElement>('.add')?.focus();
      else this.#place(part, part === 'signature' ? { x: 0.77, y: 0.87 } : this.#middle());
    });
  }

  /** The middle of what is visible of the page, as fractions of its sides. */
  #middle(): { x: number; y: number } {
    const [page, view] = [this.querySelector('.sheet'), this.closest('.desk')].map((each) =>
      each?.getBoundingClientRect(),
    );
    if (!page || !view) return { x: 0.5, y: 0.5 };
    const across = Math.max(page.left, view.left) + Math.min(page.right, view.right);
    const down = Math.max(page.top, view.top) + Math.min(page.bottom, view.bottom);
    return { x: (across / 2 - page.left) / page.width, y: (down / 2 - page.top) / page.height };
  }

  /** @param at its middle. */
  #place(part: SheetPart, at: { x: number; y: number }) {
    const ratio = areaMark(this, part)?.ratio ?? 3;
    // A mark has the same shape on the page.
    const perWidth = this.shape.width / this.shape.height / ratio;
    const height = Math.min(highest, widths[part] * perWidth);
    const width = height / perWidth;
    const within = (middle: number, size: number) => Math.max(0, Math.min(1 - size, middle - size / 2));
    const shares = {
      left: within(at.x, width),
      top: within(at.y, height),
      width,
      height,
    };
    this.add(this.here(shares, part === 'signature' ? {} : { of: part }), '');
  }

  #press(part: SheetPart) {
    if (part === 'date') this.#date();
    if (areaMark(this, part)) this.#place(part, this.#middle());
    else this.#turn(part);
  }

  /** Fills in today's date, unless there is another. */
  #date() {
    const field = byRole(this, 'date-text');
    if (!field || field.value.trim() !== '') return;
    field.value = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date());
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  protected override adding() {
    const isReady = this.answer !== undefined;
    const button = (part: SheetPart) =>
      html`<button
        class=${part === 'signature' ? 'add' : ''}
        type="button"
        aria-label=${words.place[part]}
        ?disabled=${!isReady}
        @click=${() => this.#press(part)}
      >
        ${words.short[part]}
      </button>`;
    return html`${button('signature')} ${button('initials')} ${button('date')}
      <button type="button" class="change" aria-label=${words.change} @click=${() => this.#turn('signature')}>
        ${words.shortChange}
      </button>`;
  }

  protected override markIn({ of }: MarkedArea) {
    return areaMark(this, of ?? 'signature')?.drawn ?? nothing;
  }

  protected override hint() {
    return words.unplaced(this.entries.length);
  }

  protected override where(): string {
    const pages = [...new Set(this.areas.map(({ page }) => page))].toSorted((a, b) => a - b);
    return pages.length > 0 ? words.where(pages) : '';
  }
}

customElements.define('sign-areas', SignAreas);
