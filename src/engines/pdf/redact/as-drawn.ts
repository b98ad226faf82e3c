import { fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { Stream } from '#containers/pdf/objects.ts';
import { readContent } from '../content/page-content.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { rewrite } from '../copy/rewrite.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { toFile } from '../results/output-file.ts';

const key = '/ActualText';
/** As long, so that nothing else in the content moves. */
const unknownKey = '/ActualNone';

/** Returns a copy of a file without replacement texts, so that PDFium reads what is drawn instead of these. */
export async function asDrawn(file: File, password: string): Promise<File> {
  // A separate document, since its streams are replaced.
  const document = await openDocument(file, password);
  return explained(async () => {
    const without = await rewrite(document, {
      rules: () => [['ActualText', () => undefined]],
      replace: (_, stream) => withoutReplacements(document, stream),
    });
    return toFile(without, 'as-drawn');
  });
}

const isDrawing = (document: PdfDocument, { dict }: Stream): boolean =>
  document.name(dict.get('Subtype')) === 'Form' || dict.has('PatternType');

function withoutReplacements(document: PdfDocument, stream: Stream): Stream | undefined {
  const { dict } = stream;
  // The content of pages has nothing but its length and filter.
  const isContent = isDrawing(document, stream) || [...dict.keys()].every((each) => ofContent.has(each));
  const content = isContent ? toLatin1(readContent(document, stream)) : '';
  if (!content.includes(key)) return undefined;
  const rest = new Map([...dict].filter(([each]) => !ofContent.has(each)));
  return packedStream(rest, fromLatin1(content.replaceAll(key, unknownKey)));
}

const ofContent = new Set(['Length', 'Filter', 'DecodeParms', 'DL']);
