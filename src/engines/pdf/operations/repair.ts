import { unzlibSync, zlibSync } from 'fflate';
import { JobError } from '../../../errors.ts';
import { formats } from '../../../formats.ts';
import type { Output } from '../../../jobs/job.ts';
import { count } from '../../../words.ts';
import { toLatin1 } from '../bytes.ts';
import { hasEnd } from '../damage.ts';
import type { PdfDocument } from '../document.ts';
import { inflate } from '../inflate.ts';
import { orWhenMalformed } from '../malformed.ts';
import type { Stream } from '../objects.ts';
import { explained, openDocument } from '../open-document.ts';
import { stemOf, toFile } from '../output-file.ts';
import { statedPages } from '../page-tree.ts';
import { rewrite } from '../rewrite.ts';
import { bytesStream } from '../source.ts';
import { lossNotes } from './notes.ts';

/** Longer streams are not unpacked to see whether they are whole. In bytes. */
const most = 2 ** 25;

/** Writes anew what can be read of a file, and says what was wrong with it. */
export async function repair(file: File, password: string, onProgress: (progress: number) => void): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const mending = new Mending(document);
    const rewritten = await rewrite(document, { replace: (_, stream) => mending.mend(stream), onProgress });
    const findings = [...findingsOf(document), ...mending.findings()];
    if (rewritten.pages === 0) throw new JobError('corrupt-file', { format: formats.pdf.name });
    return {
      file: await toFile(rewritten, `${stemOf(file.name)}-repaired`),
      notes: [
        {
          type: 'repaired',
          findings: findings.length > 0 ? findings : ['No damage was found. It was written anew all the same.'],
        },
        { type: 'pages', count: rewritten.pages },
        // The findings name the pages that are not there.
        ...lossNotes({ ...rewritten, short: { stated: 0, found: 0 } }),
      ],
    };
  });
}

function findingsOf(document: PdfDocument): string[] {
  const { source, isRecovered, hasLoosePages, lost, pages } = document;
  const stated = statedPages(document);
  const start = toLatin1(source.read(0, 1024)).indexOf('%PDF-');
  return [
    ...(start === 0 ? [] : [start < 0 ? 'It had no header.' : `${count(start, 'byte')} before its header are gone.`]),
    ...(hasEnd(document) ? [] : ['Its end was missing.']),
    ...(isRecovered ? ['The list of its objects was damaged: they were searched for in all of the file.'] : []),
    ...(stated !== undefined && stated !== pages.length
      ? [`It said that it had ${count(stated, 'page')}: ${count(pages.length, 'page')} could be found.`]
      : []),
    ...(hasLoosePages ? ['Nothing led to its pages: they are in the order of their numbers.'] : []),
    ...(lost.size > 0 ? [`${count(lost.size, 'object')} could not be read, and went.`] : []),
  ];
}

class Mending {
  readonly #document: PdfDocument;
  #lengths = 0;
  #broken = 0;
  #unreadable = 0;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  findings(): string[] {
    const [lengths, broken, unreadable] = [this.#lengths, this.#broken, this.#unreadable];
    return [
      ...(lengths > 0 ? [`The length of ${count(lengths, 'stream')} was wrong.`] : []),
      ...(broken > 0 ? [`${count(broken, 'stream')} broke off: what comes before the break is kept.`] : []),
      ...(unreadable > 0 ? [`${count(unreadable, 'stream')} could not be unpacked at all, and is empty now.`] : []),
    ];
  }

  /** A stream that unpacks to all that can be had of it; undefined for one that is whole. */
  mend(stream: Stream): Stream | undefined {
    const document = this.#document;
    const size = stream.end - stream.start;
    const said = document.number(stream.dict.get('Length'));
    if (said !== undefined && said !== size) this.#lengths++;
    const filters = [document.resolve(stream.dict.get('Filter'))].flat().map((filter) => document.name(filter));
    if (filters.length !== 1 || filters[0] !== 'FlateDecode' || size > most) return undefined;
    const data = stream.read();
    try {
      unzlibSync(data);
      return undefined;
    } catch {
      // fflate throws plain errors for every kind of damage.
      const saved = orWhenMalformed(
        () => inflate(data),
        () => undefined,
      );
      if (!saved) this.#unreadable++;
      else this.#broken++;
      return bytesStream(new Map(stream.dict), zlibSync(saved ?? new Uint8Array()));
    }
  }
}
