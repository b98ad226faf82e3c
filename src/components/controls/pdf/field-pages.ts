import { html } from 'lit';
import type { FieldBox, FormField, PageSize } from '#jobs/contract/pdf-question.ts';
import { fieldsWords as words } from '#words/controls/pdf-fields.ts';
import type { Entry } from '../../batch/entry.ts';
import { fieldButton, fieldControl, type Offered } from './field-control.ts';
import './page-picture.ts';
import './page-scroll.ts';

export interface PdfForm {
  fields: FormField[];
  pages: PageSize[];
}

export interface Placed {
  field: FormField;
  box: FieldBox;
}

/** All places of fields that can be filled in, in the order in which keys go through them. */
export const placesOf = ({ fields }: PdfForm): Placed[] =>
  fields
    .filter(({ isReadOnly }) => !isReadOnly)
    .flatMap((field) => field.boxes.map((box) => ({ field, box })))
    .toSorted((a, b) => a.box.page - b.box.page || a.box.order - b.box.order);

/** The pages of a form, with its fields where they are. */
export function fieldPages(
  form: PdfForm,
  { entry, places, offer }: { entry: Entry; places: readonly Placed[]; offer: (placed: Placed, at: number) => Offered },
) {
  const byPage = Map.groupBy(
    places.map((place, at) => ({ place, at })),
    ({ place }) => place.box.page,
  );
  return html`<page-scroll
    tabindex="0"
    role="region"
    aria-label=${words.pages}
    .across=${Math.max(...form.pages.map(({ width }) => width))}
  >
    ${form.pages.map(
      (_, index) =>
        html`<div class="paper" data-page=${index + 1}>
          <page-picture .shown=${{ entry, page: index + 1 }}></page-picture>
          ${byPage.get(index + 1)?.map(({ place, at }) => control(place, offer(place, at)))}
        </div>`,
    )}
  </page-scroll>`;
}

function control({ field, box }: Placed, offered: Offered) {
  return field.kind === 'checkbox' || field.kind === 'radio' ? fieldButton(offered, box.state) : fieldControl(offered);
}

/** Puts everything where it belongs: called after each change. */
export function placeFields(root: ParentNode, form: PdfForm, places: readonly Placed[]) {
  for (const paper of root.querySelectorAll<HTMLElement>('.paper')) {
    const page = form.pages[Number(paper.dataset['page']) - 1];
    set(paper, { '--across': page?.width ?? 0, '--down': page?.height ?? 0 });
  }
  for (const control of root.querySelectorAll<HTMLElement>('.paper [data-at]')) {
    const place = places[Number(control.dataset['at'])];
    const page = place && form.pages[place.box.page - 1];
    if (page) placeField(control, place, page);
  }
}

function placeField(control: HTMLElement, { field, box }: Placed, page: { width: number; height: number }) {
  const turned = box.angle % 180 !== 0;
  const [across, down] = [box.width * page.width, box.height * page.height];
  const [width, height] = turned ? [down, across] : [across, down];
  set(control, {
    '--left': box.left * page.width + (across - width) / 2,
    '--top': box.top * page.height + (down - height) / 2,
    '--width': width,
    '--height': height,
    '--cells': field.maxLength || 1,
  });
  control.style.setProperty('--mark', field.colour);
  control.style.setProperty('--align', field.align);
  if (box.angle !== 0) control.style.setProperty('rotate', `${box.angle}deg`);
  fitText(control, field, height);
}

/** The sizes between which text is fitted to its place, and the height of a line, as when it is written. */
const [smallest, largest, line] = [4, 12, 1.03];

/** Sets the size of a field's text. */
export function fitText(control: HTMLElement, field: FormField, height: number) {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  const isLong = field.isMultiline || field.kind === 'list';
  let size = field.fontSize || (isLong ? largest : Math.min(largest, height / line));
  if (control.matches('[type=checkbox], [type=radio]')) size = height * 0.8;
  set(control, { '--size': Math.max(smallest, size) });
  if (field.fontSize > 0 || !isText || control.value === '') return;
  const overflows = () =>
    control.scrollWidth > control.clientWidth + 1 || (isLong && control.scrollHeight > control.clientHeight + 1);
  while (size > smallest && overflows()) {
    size -= 0.5;
    set(control, { '--size': size });
  }
}

const set = (element: HTMLElement, properties: Record<string, number>) => {
  // The page's policy blocks style attributes, but not setting properties by script.
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, String(value));
};
