import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PdfDocument } from '../../../src/engines/pdf/document/document.ts';
import { openSource } from '../../../src/containers/pdf/source.ts';
import { qpdf } from '../../qpdf.ts';
import { renderPdf } from '../../render-pdf.ts';
import { bytesOf, onlyOutput, operate, read } from './read-pdf.ts';
import { writeFileSync } from 'node:fs';

const report = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../fixtures/reports/${name}`, import.meta.url)));
test('x', async () => {
  for (const name of ['layers.pdf', 'flatten-need.pdf', 'letters-turned.pdf', 'letters-upside-down.pdf']) {
    const bytes = await report(name);
    const [p] = await renderPdf(bytes);
    writeFileSync(`/tmp/w/${name}.pdfium.png`, p!);
    if (!name.startsWith('letters')) {
    const flat = await onlyOutput(await operate({ type: 'flatten', keepsLinks: true, takesComments: true }, [bytes]));
    writeFileSync(`/tmp/w/${name}.flat.pdf`, flat);
    const sh = await onlyOutput(await operate({ type: 'sheets', sheets: { pages: 2, order: 'rows', paper: 'a4', gap: 0, hasBorders: false } }, [bytes]));
    writeFileSync(`/tmp/w/${name}.sheets.pdf`, sh);
    }
    const draw = await operate({ type: 'draw', pages: [], format: 'png', dotsPerInch: 72, quality: 90 } as never, [bytes]).catch((e) => console.log(e));
    if (draw) writeFileSync(`/tmp/w/${name}.draw.png`, await bytesOf(draw[0]!));
    for (const o of [{ type: 'text' }, { type: 'markup', format: 'markdown' }, {type:'markdown'}]) {
      const [t] = await operate(o as never, [bytes]).catch((e) => [{ file: new Blob([String(e)]) } as never]);
      console.log(name, JSON.stringify(o), JSON.stringify(await t!.file.text()));
    }
  }
});
