import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { colour, inRole, onlyWhen } from '../options/options.ts';
import { pageAreas, strokes, writableLetters } from '../options/pdf-options.ts';
import { pictureFile } from '../options/picture-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Sign PDF',
  description: 'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.',
  family: 'pdf',
  common: true,
  action: 'Sign',
  accepts: ['pdf'],
  batch: 'each',
  needsFile: true,
  group: 'edit',
  aka: ['signature', 'esign', 'e-sign', 'autograph', 'initials', 'electronic signature', 'docusign', 'put my name'],
  options: v.object({
    kind: v.optional(
      v.pipe(
        v.picklist(['type', 'draw', 'picture']),
        v.title('Signature'),
        v.metadata({ 'x-labels': { type: 'Type it', draw: 'Draw it', picture: 'Use an image' } }),
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
    picture: pictureFile('Image', 'A PNG with transparency looks best.', inputFormats('image'), { kind: 'picture' }),
    colour: onlyWhen(inRole(colour('Ink colour', '#1a237e'), 'mark-colour'), { kind: ['type', 'draw'] }),
    areas: v.optional(
      v.pipe(
        pageAreas.wrapped,
        v.title('Position'),
        v.description('If you don’t choose one: bottom right of the last page.'),
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
        'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.',
    },
    {
      question: 'Where does the signature go?',
      answer:
        'Into each area that you draw on the page, as large as it fits; draw areas on several pages to sign each of them. Without an area, it goes to the bottom right of the last page.',
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
