import { describeSize } from '#wording/amounts.ts';
import compressPdf from '#tools/compress-pdf.ts';
import pdfToMarkdown from '#tools/pdf-to-markdown.ts';
import { withRecipe } from '#recipes/with-recipe.ts';
import type { Preset } from './preset.ts';

/** Sizes that portals ask for, each with how a scan looks at that size. */
const pdfSizes = [
  {
    bytes: 200_000,
    fits: 'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.',
  },
  {
    bytes: 500_000,
    fits: 'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.',
  },
  {
    bytes: 1_000_000,
    fits: 'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.',
  },
  {
    bytes: 2_000_000,
    fits: 'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.',
  },
  {
    bytes: 5_000_000,
    fits: 'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.',
  },
] as const;

const sizeInAddress = (bytes: number) => (bytes < 1_000_000 ? `${bytes / 1000}kb` : `${bytes / 1_000_000}mb`);

function pdfPreset({ bytes, fits }: (typeof pdfSizes)[number]): Preset {
  const size = describeSize(bytes);
  return {
    slug: `compress-pdf-to-${sizeInAddress(bytes)}`,
    runs: 'compress-pdf',
    bytes,
    ...withRecipe(
      compressPdf,
      { level: 'size', megabytes: bytes / 1_000_000 },
      {
        title: `Compress PDF to ${size}`,
        description: `Make PDF files fit under ${size}. Images are made coarser until it fits. Text stays sharp and searchable.`,
        aka: [`pdf under ${size}`, `reduce pdf to ${size}`, `pdf less than ${size}`],
        common: false,
        questions: [
          { question: `What fits into ${size}?`, answer: fits },
          {
            question: 'What if it does not fit?',
            answer: `Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.`,
          },
          {
            question: 'How much room does each page get?',
            answer: `With 4 pages ${describeSize(bytes / 4)}, with 20 pages ${describeSize(bytes / 20)}, with 100 pages ${describeSize(bytes / 100)}. Pages of text take what they need, which is little, and leave the rest to scans and photos.`,
          },
        ],
      },
    ),
  };
}

const pdfToWord: Preset = {
  slug: 'pdf-to-word',
  runs: 'pdf-to-markdown',
  ...withRecipe(
    pdfToMarkdown,
    { format: 'docx' },
    {
      title: 'PDF to Word',
      description: 'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.',
      aka: ['pdf to docx', 'pdf to doc', 'convert pdf to word', 'editable pdf', 'pdf to writer', 'pdf to google docs'],
      questions: [
        {
          question: 'Can I edit the result?',
          answer:
            'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.',
        },
        {
          question: 'Does it look like the PDF?',
          answer:
            'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.',
        },
        ...pdfToMarkdown.questions.filter(({ question }) => question !== 'Where are the images?'),
      ],
    },
  ),
};

export const pdfPresets: Preset[] = [pdfToWord, ...pdfSizes.map(pdfPreset)];
