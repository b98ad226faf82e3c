import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';

const list = (refs: readonly string[]) => `[${refs.join(' ')}]`;

/**
 * Builds a document where every page has an outline item, a name, a label, a link, a field, a tagged paragraph with an
 * ID, and a form XObject among resources that all pages share.
 */
export function longFile(count: number): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const [resources, structure, document] = [file.next(), file.next(), file.next()];
  const [parents, outline] = [file.next(), file.next()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const refs = () => Array.from({ length: count }, () => file.next());
  const [pages, fields, paragraphs, items, drawings] = [refs(), refs(), refs(), refs(), refs()];
  const each = (write: (index: number) => string) => pages.map((_, index) => write(index)).join(' ');
  // Names in a name tree are sorted by bytes.
  const numbered = (index: number) => String(index).padStart(6, '0');
  for (const [index, page] of pages.entries()) {
    const next = pages[(index + 7) % count];
    const text = `/P << /MCID 0 >> BDC BT /F1 12 Tf 20 100 Td (Page ${index}) Tj ET EMC /Drawing${index} Do`;
    const contents = file.stream('', text);
    const link = file.add(`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [${next} /Fit] >>`);
    file.page(
      `/MediaBox [0 0 300 200] /Contents ${contents} /Resources ${resources}
      /StructParents ${index} /Annots [${fields[index]} ${link}]`,
      page,
    );
    file.set(
      fields[index] ?? '',
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (field ${index}) /Rect [0 0 50 20] /P ${page} >>`,
    );
    file.set(
      paragraphs[index] ?? '',
      `<< /Type /StructElem /S /P /P ${document} /Pg ${page} /K 0 /ID (${numbered(index)}) >>`,
    );
    const neighbours = `${index > 0 ? `/Prev ${items[index - 1]}` : ''} ${index + 1 < count ? `/Next ${items[index + 1]}` : ''}`;
    file.set(items[index] ?? '', `<< /Title (Item ${index}) /Parent ${outline} /Dest [${page} /Fit] ${neighbours} >>`);
    const drawing = '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 11';
    file.set(drawings[index] ?? '', `<< ${drawing} >>\nstream\n0 0 9 9 re f\nendstream`);
  }
  file.set(
    resources,
    `<< /Font << /F1 ${font} >> /XObject << ${each((index) => `/Drawing${index} ${drawings[index]}`)} >> >>`,
  );
  file.set(document, `<< /Type /StructElem /S /Document /P ${structure} /K ${list(paragraphs)} >>`);
  file.set(parents, `<< /Nums [${each((index) => `${index} [${paragraphs[index]}]`)}] >>`);
  const ids = each((index) => `(${numbered(index)}) ${paragraphs[index]}`);
  file.set(
    structure,
    `<< /Type /StructTreeRoot /K ${document} /ParentTree ${parents} /IDTree << /Names [${ids}] >> >>`,
  );
  file.set(outline, `<< /Type /Outlines /First ${items[0]} /Last ${items.at(-1)} /Count ${count} >>`);
  return file.document(pages, {
    catalog: `/Outlines ${outline} /StructTreeRoot ${structure} /MarkInfo << /Marked true >>
    /Names << /Dests << /Names [${each((index) => `(${numbered(index)}) [${pages[index]} /Fit]`)}] >> >>
    /PageLabels << /Nums [${each((index) => `${index} << /S /D /St ${2 * index + 1} >>`)}] >>
    /AcroForm << /Fields ${list(fields)} /CO ${list(fields)} /DA (/F1 12 Tf) >>`,
  });
}
