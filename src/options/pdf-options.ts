import * as v from 'valibot';

/** Option schemas of tools for PDF, where they are long. */

const said = (title: string) => v.exactOptional(v.pipe(v.string(), v.maxLength(2000), v.title(title)));
const when = (title: string) =>
  v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)?$/, 'Write it like 2026-11-20T21:30.'),
      v.title(title),
    ),
  );

/** What a document says of itself. What is left out stays as it is; an empty text is taken out of the file. */
export const metadataChanges = v.optional(
  v.pipe(
    v.object({
      title: said('Title'),
      author: said('Author'),
      subject: said('Subject'),
      keywords: said('Keywords'),
      language: v.exactOptional(
        v.pipe(v.string(), v.regex(/^(?:[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*)?$/), v.title('Language')),
      ),
      created: when('Created'),
      modified: when('Changed'),
      creator: said('Written with'),
      producer: said('Made a PDF by'),
      displaysTitle: v.exactOptional(v.pipe(v.boolean(), v.title('Show the title, not the file name'))),
    }),
    v.title('What the file says of itself'),
    v.description('What is left out stays; an empty text is taken out of the file.'),
    v.metadata({ 'x-control': 'pdf-metadata' }),
  ),
  {},
);

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Parts of pages, to be drawn on them. */
export const pageAreas = v.optional(
  v.pipe(
    v.array(
      v.object({
        page: v.pipe(v.number(), v.integer(), v.minValue(1)),
        left: share,
        top: share,
        width: share,
        height: share,
      }),
    ),
    v.maxLength(5000),
    v.title('Areas to remove'),
    v.description('Pages from 1; shares of what is seen of the page, from its upper left.'),
    v.metadata({ 'x-control': 'page-areas' }),
  ),
  [],
);

/** What goes into the fields of a form, by their full names. */
export const fieldValues = v.optional(
  v.pipe(
    v.record(v.string(), v.union([v.string(), v.array(v.string()), v.boolean()])),
    v.title('Form'),
    v.description(
      'By the full names of fields: a text, several texts of a list, whether a box is checked, or the state of a radio button.',
    ),
    v.metadata({ 'x-control': 'pdf-fields' }),
  ),
  {},
);

/** Lines of a pen, to be drawn. */
export const strokes = v.optional(
  v.pipe(
    v.array(v.pipe(v.array(v.pipe(v.number(), v.minValue(-1), v.maxValue(5))), v.maxLength(20_000))),
    v.maxLength(500),
    v.title('Signature'),
    v.description('Lines of a pen: x from 0 to 3 and y from 0 to 1 by turns, from the upper left.'),
    v.metadata({ 'x-control': 'pdf-signature', 'x-role': 'mark-strokes', 'x-when': { kind: 'draw' } }),
  ),
  [],
);

/** What pages of tools that write on pages of documents say of it. */
export const writableLetters =
  'Latin, Greek, Cyrillic, Armenian and Georgian letters can be written: Western European ones in a font that every reader has, others in DejaVu, of which the letters that you use are put into the file. Chinese, Japanese, Korean, Arabic, Hebrew and Indian letters cannot be written.';
