import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import { toLatin1 } from '#containers/bytes.ts';
import { hasEnd } from '../repair/damage.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { statedPages } from '../document/page-tree.ts';
import { checkContents } from '../repair/check-content.ts';
import { ObjectChecks } from '../repair/check-objects.ts';
import { checkPages } from '../repair/check-pages.ts';
import { Findings } from '../repair/findings.ts';
import { StreamMending } from '../repair/mend-streams.ts';
import { rewrite } from '../copy/rewrite.ts';
import { lossNotes } from '../results/notes.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Rewrites what can be read of a file, and reports what was wrong. */
export async function repair(file: File, password: string, onProgress: OnProgress): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const findings = new Findings();
    const streams = new StreamMending(document, findings);
    const rewritten = await rewrite(document, {
      replace: (number, stream) => streams.mend(number, stream),
      onProgress: (progress) => onProgress(progress * shareOfWriting),
    });
    if (rewritten.pages === 0) throw new JobError('corrupt-file', { format: formats.pdf.name });
    checkFile(document, findings);
    checkPages(document, findings);
    checkContents(document, findings);
    // Last, because a file may demand more reading than the budget allows.
    new ObjectChecks(document, findings, streams).run();
    findings.mend('lost', document.lost.size);
    onProgress(1);
    const stated = statedPages(document);
    return {
      file: await toFile(rewritten, stemOf(file.name)),
      notes: [
        {
          type: 'repaired',
          ...findings,
          pages: rewritten.pages,
          wasLinearized: /\/Linearized\b/.test(toLatin1(document.source.read(0, 1024))),
          ...(stated !== undefined && stated !== rewritten.pages && { statedPages: stated }),
        },
        { type: 'pages', count: rewritten.pages },
        // The findings report missing pages.
        ...lossNotes({ ...rewritten, short: { stated: 0, found: 0 } }),
      ],
    };
  });
}

/** The share of the progress that is spent on writing. */
const shareOfWriting = 0.7;

/** Checks everything around the objects. */
function checkFile(document: PdfDocument, findings: Findings) {
  const start = toLatin1(document.source.read(0, 1024)).indexOf('%PDF-');
  if (start < 0) findings.mend('header');
  else findings.mend('beforeHeader', start);
  if (!hasEnd(document)) findings.mend('end');
  if (document.isRecovered) findings.mend('search');
  else findings.mend('crossReference', document.crossReferenceFaults);
  if (document.hasLoosePages) findings.mend('pageSearch');
}
