import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { colour, inRole, onlyWhen } from '../options/options.ts';
import { pageAreas, strokes, writableLetters } from '../options/pdf-options.ts';
import { pictureFile } from '../options/picture-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Sign PDF',
  description: 'Put your signature on a PDF: drawn, typed or from a picture, at any place, without uploading it.',
  family: 'pdf',
  common: true,
  action: 'Sign',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    kind: v.optional(
      v.pipe(
        v.picklist(['type', 'draw', 'picture']),
        v.title('Signature'),
        v.metadata({ 'x-labels': { type: 'Typed', draw: 'Drawn by hand', picture: 'A picture of it' } }),
      ),
      'type',
    ),
    text: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(100),
        v.title('Name'),
        v.examples(['Ada Lovelace']),
        v.metadata({ 'x-role': 'mark-text', 'x-when': { kind: 'type' } }),
      ),
      '',
    ),
    strokes,
    picture: pictureFile('Picture', 'A PNG with transparency looks best.', inputFormats('image'), { kind: 'picture' }),
    colour: onlyWhen(inRole(colour('Ink', '#1a237e'), 'mark-colour'), { kind: ['type', 'draw'] }),
    areas: v.optional(
      v.pipe(
        pageAreas.wrapped,
        v.title('Where it stands'),
        v.description('Without any: at the lower right of the last page.'),
      ),
      [],
    ),
  }),
  job: ({ kind, text, strokes, picture, colour, areas }) => ({
    engine: 'pdf',
    operation: {
      type: 'sign',
      signing: {
        mark:
          kind === 'draw'
            ? { type: 'strokes', strokes }
            : kind === 'type'
              ? { type: 'text', text }
              : { type: 'picture', file: picture },
        areas,
        colour,
      },
    },
  }),
  questions: [
    {
      question: 'Is this a digital signature?',
      answer:
        'No. It is what people see of one: lines or a picture on the page. It does not prove who signed, nor that the file was not changed since. For that, a program with a certificate is needed, as for the qualified signatures of the EU.',
    },
    {
      question: 'Where is it put?',
      answer:
        'Into each area that you draw on the page pictures, as large as fits; areas on several pages sign each of them. Without an area it stands at the lower right of the last page.',
    },
    {
      question: 'Can I sign without a mouse or a finger?',
      answer: `Yes: type your name, and place it by keys. It is written in an italic hand. ${writableLetters}`,
    },
    {
      question: 'Can it be taken off again?',
      answer:
        'By someone who knows how, yes, like all that is drawn on a page. Existing digital signatures are left out, because they hold for the unchanged file alone.',
    },
    {
      question: 'Is my signature uploaded or kept?',
      answer: 'No. It is only in this page, and gone when you leave it; the browser is told to refuse uploads from it.',
    },
  ],
});
