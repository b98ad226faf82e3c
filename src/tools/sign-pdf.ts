import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import type { PdfMark } from '#jobs/contract/pdf-edits.ts';
import { colour, inRole, onlyWhen } from '#options/options.ts';
import { signAreas, strokes, typedMark as typed, writableLetters } from '#options/pdf-options.ts';
import { pictureFile } from '#options/picture-options.ts';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

const ink = colour('Ink colour', '#1a237e');

/** Someone who only gives a text has typed it. */
const inked = (kind: string, strokes: number[][], text: string): PdfMark =>
  kind === 'draw' && (strokes.length > 0 || text === '') ? { type: 'strokes', strokes } : { type: 'text', text };

export default defineTool({
  title: 'Sign PDF',
  description: 'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.',
  family: 'pdf',
  common: true,
  action: 'Sign',
  suffix: 'signed',
  accepts: ['pdf'],
  batch: 'each',
  needsFile: true,
  group: 'edit',
  aka: ['signature', 'esign', 'e-sign', 'autograph', 'initials', 'electronic signature', 'docusign', 'put my name'],
  options: v.object({
    kind: pick('Signature', { draw: 'Draw', type: 'Type', picture: 'Picture' }, 'draw', { 'x-part': 'signature' }),
    text: typed('Name', 'Ada Lovelace', { role: 'mark-text', part: 'signature', kinds: ['type'] }),
    strokes: strokes('Signature', 'mark-strokes', 'signature'),
    picture: v.optional(
      v.pipe(
        pictureFile('Image', 'A PNG with transparency looks best.', inputFormats('image'), { kind: 'picture' }).wrapped,
        v.metadata({ 'x-role': 'mark-picture', 'x-part': 'signature' }),
      ),
    ),
    colour: v.optional(
      v.pipe(
        onlyWhen(inRole(ink, 'mark-colour'), { kind: ['draw', 'type'] }).wrapped,
        v.metadata({ 'x-part': 'signature' }),
      ),
      ink.default,
    ),
    initialStrokes: strokes('Initials', 'initials-strokes', 'initials'),
    initials: typed('Initials', 'AL', { role: 'initials-text', part: 'initials', kinds: ['type', 'picture'] }),
    date: typed('Date', '28 Nov 2026', { role: 'date-text', part: 'date' }),
    areas: signAreas,
  }),
  job: ({ kind, text, strokes, picture, colour, initialStrokes, initials, date, areas }) => ({
    engine: 'pdf',
    operation: {
      type: 'sign',
      signing: {
        mark: kind === 'picture' ? { type: 'picture', file: picture } : inked(kind, strokes, text),
        initials: inked(kind, initialStrokes, initials),
        date,
        areas,
        colour,
      },
    },
  }),
  questions: [
    {
      question: 'Is this a digital signature?',
      answer:
        'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.',
    },
    {
      question: 'Where does the signature go?',
      answer:
        'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.',
    },
    {
      question: 'Can I sign without a mouse or a finger?',
      answer: `Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. ${writableLetters}`,
    },
    {
      question: 'Can it be removed again?',
      answer:
        'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.',
    },
    {
      question: 'Is my signature stored?',
      answer: 'No. It exists only on this page, and is gone when you leave it.',
    },
  ],
});
