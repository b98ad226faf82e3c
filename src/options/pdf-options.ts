import * as v from 'valibot';
import type { SheetPart } from './metadata.ts';
import type { Role } from './roles.ts';
import { option } from './builders.ts';
import { share, shares } from './options.ts';

/** Long option schemas of the PDF tools. */

const said = (title: string) => v.exactOptional(v.pipe(v.string(), v.maxLength(2000), v.title(title)));
const when = (title: string) =>
  v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)?$/, 'Write it like 2026-11-20T21:30.'),
      v.title(title),
    ),
  );

/**
 * Changes to the metadata of a document. Omitted entries stay unchanged; an empty text removes the entry from the file.
 */
export const metadataChanges = option(
  'Document properties',
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
    creator: said('Created with'),
    producer: said('PDF made by'),
    displaysTitle: v.exactOptional(v.pipe(v.boolean(), v.title('Show the title, not the file name'))),
  }),
  {},
  {
    description: 'Properties that you leave out stay as they are; empty ones are removed.',
    'x-control': 'pdf-metadata',
  },
);

const pageArea = { page: v.pipe(v.number(), v.integer(), v.minValue(1)), ...shares };

/** Areas of pages, drawn on them. */
export const pageAreas = option('What to black out', v.pipe(v.array(v.object(pageArea)), v.maxLength(5000)), [], {
  description:
    'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.',
  'x-control': 'page-areas',
});

const onPage = { ...pageArea, colour: v.pipe(v.string(), v.regex(/^#[\da-fA-F]{6}$/)) };
const points = v.pipe(v.array(share), v.minLength(2), v.maxLength(20_000));
const thickness = v.pipe(v.number(), v.minValue(0.1), v.maxValue(100));

/** What is written and drawn on pages. */
export const pageMarks = v.optional(
  v.pipe(
    v.array(
      v.variant('type', [
        v.object({
          ...onPage,
          type: v.literal('text'),
          text: v.pipe(v.string(), v.maxLength(10_000)),
          size: v.pipe(v.number(), v.minValue(1), v.maxValue(400)),
        }),
        v.object({ ...onPage, type: v.picklist(['tick', 'cross', 'highlight']) }),
        v.object({ ...onPage, type: v.picklist(['line', 'pen']), points, thickness }),
      ]),
    ),
    v.maxLength(5000),
    v.title('Pages'),
    v.description(
      'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.',
    ),
    v.examples([
      [
        {
          type: 'text',
          page: 1,
          left: 0.2,
          top: 0.1,
          width: 0.3,
          height: 0.02,
          text: 'Ada Lovelace',
          size: 12,
          colour: '#000000',
        },
      ],
    ]),
    v.metadata({ 'x-control': 'page-writing' }),
  ),
  [],
);

/** Values for the fields of a form, by their full names. */
export const fieldValues = option(
  'Form',
  v.record(v.string(), v.union([v.string(), v.array(v.string()), v.boolean()])),
  {},
  {
    description:
      'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.',
    'x-control': 'pdf-fields',
  },
);

/** Where a signature, initials and the date are placed. */
export const signAreas = option(
  'Position',
  v.pipe(v.array(v.object({ ...pageArea, of: v.exactOptional(v.picklist(['initials', 'date'])) })), v.maxLength(5000)),
  [],
  { description: 'If you don’t choose one: bottom right of the last page.', 'x-control': 'sign-areas' },
);

/** Pen strokes to be drawn on a pad. */
export const strokes = (title: string, role: Role, part: SheetPart) =>
  option(
    title,
    v.pipe(
      v.array(v.pipe(v.array(v.pipe(v.number(), v.minValue(-1), v.maxValue(5))), v.maxLength(20_000))),
      v.maxLength(500),
    ),
    [],
    {
      description: 'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.',
      'x-control': 'pdf-signature',
      'x-role': role,
      'x-part': part,
      'x-when': { kind: 'draw' },
    },
  );

/** A text that is placed on pages, in a hand's style. `kinds`: with which kinds of signatures. Default all. */
export const typedMark = (
  title: string,
  example: string,
  { role, part, kinds }: { role: Role; part: SheetPart; kinds?: readonly string[] },
) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100),
      v.title(title),
      v.examples([example]),
      v.metadata({ 'x-role': role, 'x-part': part, ...(kinds && { 'x-when': { kind: kinds } }) }),
    ),
    '',
  );

/** What the pages of tools that write on documents say about the available characters. */
export const writableLetters =
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.';
