import { PdfText } from './pdf-text.ts';

export interface FeatureOptions {
  /** Stands in all that a reader can tell the files apart by; names are the same in all. */
  letter: string;
  language: string;
  /** Of the first page's label. */
  style: string;
  /** What the role `Custom` stands for. */
  role: string;
  /** Whether the hidden layer is hidden by the base state, or because it is listed. */
  hiddenByBase: boolean;
}

type Pages = readonly [string, string, string, string];

const text = (value: string) => `(${value})`;
const list = (refs: readonly string[]) => `[${refs.join(' ')}]`;

/** Four pages in a nested tree, with all that the catalog and the pages can say. */
export function featureFile(options: FeatureOptions): Uint8Array {
  const { letter } = options;
  const file = new PdfText();
  const catalog = file.next();
  const pages: Pages = [file.next(), file.next(), file.next(), file.next()];
  const helvetica = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const structure = makeStructure(file, options, pages);
  const layers = makeLayers(file, options);
  const form = makeForm(file, letter, pages);
  const annotations = makeAnnotations(file, letter, pages);
  const thread = makeThread(file, letter, pages);
  const inner = file.next();
  const tree = file.next();
  file.set(
    tree,
    `<< /Type /Pages /Count 4 /Kids ${list([inner, pages[3]])} /MediaBox [0 0 400 300] /Rotate 0
    /Resources << /Font << /F1 ${helvetica} >> >> >>`,
  );
  file.set(
    inner,
    `<< /Type /Pages /Parent ${tree} /Count 3 /Kids ${list(pages.slice(0, 3))} /CropBox [10 10 390 290] /Rotate 90 >>`,
  );
  for (const [index, page] of pages.entries()) {
    const contents = file.stream(
      '',
      `/Custom << /MCID 0 >> BDC BT /F1 24 Tf 40 150 Td (${letter} page ${index + 1}) Tj ET EMC
/OC /Shown BDC BT /F1 12 Tf 40 100 Td (${letter} shown) Tj ET EMC
/OC /Hidden BDC BT /F1 12 Tf 40 80 Td (${letter} hidden) Tj ET EMC`,
    );
    const own = index === 3 ? '/MediaBox [0 0 300 400] /Rotate 180' : '';
    const resources = `/Resources << /Font << /F1 ${helvetica} >> /Properties << /Shown ${layers.shown} /Hidden ${layers.hidden} >> >>`;
    const all = [...(annotations[index] ?? []), ...(form.widgets[index] ?? [])];
    file.set(
      page,
      `<< /Type /Page /Parent ${index === 3 ? tree : inner} /Contents ${contents} ${resources} ${own}
      /StructParents ${index} /Annots ${list(all)} ${index === 0 ? `/B [${thread.bead}]` : ''} >>`,
    );
  }
  const attachment = file.stream('/Type /EmbeddedFile /Subtype /text#2Fplain', `Attachment of ${letter}`);
  const fileSpec = file.add(
    `<< /Type /Filespec /F (data.txt) /UF (data.txt) /EF << /F ${attachment} >> /Desc ${text(letter)} >>`,
  );
  const scripts = file.add(`<< /S /JavaScript /JS (var from${letter} = 1;) >>`);
  const destinations = file.add(
    `<< /Kids [${file.add(
      `<< /Limits [(chapter) (own-${letter})] /Names [(chapter) [${pages[1]} /XYZ 0 300 0] (own-${letter}) << /D [${pages[2]} /Fit] >>] >>`,
    )}] >>`,
  );
  const names = file.add(`<< /Dests ${destinations} /EmbeddedFiles << /Names [(data.txt) ${fileSpec}] >>
    /JavaScript << /Names [(init) ${scripts}] >> >>`);
  const xmp = file.stream('/Type /Metadata /Subtype /XML', metadata(letter));
  const info = file.add(`<< /Title (Title of ${letter}) /Author (Author of ${letter}) >>`);
  file.set(
    catalog,
    `<< /Type /Catalog /Pages ${tree} /Outlines ${makeOutline(file, letter, pages)} /Names ${names}
    /Dests << /old [${pages[3]} /FitH 100] >> /AcroForm ${form.form}
    /PageLabels << /Nums [0 << /S /${options.style} >> 2 << /S /D /P (${letter}-) /St 7 >>] >>
    /StructTreeRoot ${structure} /MarkInfo << /Marked true >> /OCProperties ${layers.properties}
    /Metadata ${xmp} /Lang (${options.language}) /ViewerPreferences << /DisplayDocTitle true >> /PageMode /UseOutlines
    /Threads [${thread.thread}] /OpenAction [${pages[2]} /Fit] /AF [${fileSpec}] >>`,
  );
  return file.bytes(`/Root ${catalog} /Info ${info} /ID [<${letter.charCodeAt(0).toString(16)}> <00>]`);
}

/** Six items on two levels, one of them closed: pages, names of both kinds, an action. */
function makeOutline(file: PdfText, letter: string, pages: Pages): string {
  const root = file.next();
  const [one, two, three] = [file.next(), file.next(), file.next()];
  const [inOne, alsoInOne, inTwo] = [file.next(), file.next(), file.next()];
  file.set(root, `<< /Type /Outlines /First ${one} /Last ${three} /Count 5 >>`);
  file.set(
    one,
    `<< /Title (${letter} one) /Parent ${root} /Next ${two} /First ${inOne} /Last ${alsoInOne} /Count 2 /Dest [${pages[0]} /Fit] >>`,
  );
  file.set(
    two,
    `<< /Title (${letter} two) /Parent ${root} /Prev ${one} /Next ${three} /First ${inTwo} /Last ${inTwo} /Count -1 /Dest (chapter) /C [1 0 0] /F 2 >>`,
  );
  file.set(three, `<< /Title (${letter} three) /Parent ${root} /Prev ${two} /A << /S /GoTo /D (own-${letter}) >> >>`);
  file.set(inOne, `<< /Title (${letter} in one) /Parent ${one} /Next ${alsoInOne} /Dest /old >>`);
  file.set(
    alsoInOne,
    `<< /Title (${letter} also in one) /Parent ${one} /Prev ${inOne} /A << /S /GoTo /D [${pages[2]} /XYZ 0 0 0] >> >>`,
  );
  file.set(inTwo, `<< /Title (${letter} in two) /Parent ${two} /Dest [${pages[3]} /Fit] >>`);
  return root;
}

/** Links of every kind, a note with its popup and a reply. By page. */
function makeAnnotations(file: PdfText, letter: string, pages: Pages): string[][] {
  const link = (target: string, top: number) =>
    file.add(`<< /Type /Annot /Subtype /Link /Rect [40 ${top - 10} 100 ${top}] /Border [0 0 1] ${target} >>`);
  const [note, popup, reply] = [file.next(), file.next(), file.next()];
  file.set(
    note,
    `<< /Type /Annot /Subtype /Text /Rect [300 200 320 220] /Contents (Note of ${letter}) /T (Reader) /P ${pages[1]} /Popup ${popup} /NM (note) >>`,
  );
  file.set(popup, `<< /Type /Annot /Subtype /Popup /Rect [320 200 390 250] /Parent ${note} /P ${pages[1]} >>`);
  file.set(
    reply,
    `<< /Type /Annot /Subtype /Text /Rect [300 200 320 220] /Contents (Reply of ${letter}) /T (Writer) /P ${pages[1]} /IRT ${note} /RT /R >>`,
  );
  const links = [
    link(`/Dest [${pages[3]} /Fit]`, 60),
    link('/Dest (chapter)', 50),
    link('/Dest /old', 40),
    link(`/A << /S /GoTo /D (own-${letter}) >>`, 30),
    link('/A << /S /URI /URI (https://example.org/) >>', 20),
    link('/Dest (nowhere)', 15),
  ];
  return [links, [note, popup, reply], [], []];
}

/** Fields of the same names in every file: text, a group of radio buttons on two pages, a field within a field, a signature. */
function makeForm(file: PdfText, letter: string, pages: Pages) {
  const fontName = letter === 'A' ? 'Helvetica' : 'Times-Roman';
  const font = file.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${fontName} >>`);
  const widget = (page: number, top: number, more: string) =>
    `/Type /Annot /Subtype /Widget /Rect [200 ${top - 12} 280 ${top}] /F 4 /P ${pages[page]} ${more}`;
  const appearance = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 10 10]', '0 0 10 10 re f');
  const empty = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 10 10]', 'n');
  const name = file.add(`<< ${widget(0, 60, `/FT /Tx /T (name) /V (Name of ${letter})`)} >>`);
  const group = file.next();
  const buttons = [2, 3].map((page, index) =>
    file.add(
      `<< ${widget(
        page,
        60,
        `/Parent ${group} /AS /${index === 0 ? 'Off' : `Yes${letter}`}
      /AP << /N << /${index === 0 ? 'No' : `Yes${letter}`} ${appearance} /Off ${empty} >> >>`,
      )} >>`,
    ),
  );
  file.set(group, `<< /FT /Btn /Ff 49152 /T (choice) /V /Yes${letter} /Kids ${list(buttons)} >>`);
  const address = file.next();
  const city = file.add(
    `<< ${widget(1, 60, `/FT /Tx /T (city) /V (City of ${letter}) /Parent ${address} /DA (/Helv 9 Tf 1 g)`)} >>`,
  );
  file.set(address, `<< /T (address) /Kids [${city}] >>`);
  const signed = file.add(
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00> >>`,
  );
  const signature = file.add(`<< ${widget(1, 90, `/FT /Sig /T (signature) /V ${signed}`)} >>`);
  const reset = file.add(
    `<< ${widget(0, 90, '/FT /Btn /Ff 65536 /T (reset) /A << /S /ResetForm /Fields [(name) (address.city)] >>')} >>`,
  );
  const form =
    file.add(`<< /Fields ${list([name, group, address, signature, reset])} /DR << /Font << /Helv ${font} >> >>
    /DA (/Helv 12 Tf 0 g) /CO [${name}] /SigFlags 3 >>`);
  return { form, widgets: [[name, reset], [city, signature], ...buttons.map((button) => [button])] };
}

/** One layer that is shown, and one that is not. */
function makeLayers(file: PdfText, { letter, hiddenByBase }: FeatureOptions) {
  const shown = file.add(`<< /Type /OCG /Name (Shown of ${letter}) >>`);
  const hidden = file.add(`<< /Type /OCG /Name (Hidden of ${letter}) >>`);
  const state = hiddenByBase ? `/BaseState /OFF /ON [${shown}]` : `/OFF [${hidden}]`;
  const properties = file.add(
    `<< /OCGs [${shown} ${hidden}] /D << /Name (Layers) /Order [(Group of ${letter}) [${shown} ${hidden}]] /Locked [${hidden}] ${state} >> >>`,
  );
  return { shown, hidden, properties };
}

/** A document of four paragraphs, one on each page, of a type that only this file knows. */
function makeStructure(file: PdfText, { letter, role }: FeatureOptions, pages: Pages): string {
  const root = file.next();
  const document = file.next();
  const paragraphs = pages.map((page, index) =>
    file.add(`<< /Type /StructElem /S /Custom /P ${document} /Pg ${page} /K 0 /ID (p${index}) /C /Big
      /Alt (${letter} alternative ${index + 1}) /A << /O /Table /Headers [(p0)] >> >>`),
  );
  file.set(document, `<< /Type /StructElem /S /Document /P ${root} /K ${list(paragraphs)} >>`);
  file.set(
    root,
    `<< /Type /StructTreeRoot /K ${document} /RoleMap << /Custom /${role} >>
    /ClassMap << /Big << /O /Layout /Placement /${letter === 'A' ? 'Block' : 'Inline'} >> >>
    /ParentTree << /Nums [${paragraphs.map((paragraph, index) => `${index} [${paragraph}]`).join(' ')}] >> /ParentTreeNextKey 4
    /IDTree << /Names [${paragraphs.map((paragraph, index) => `(p${index}) ${paragraph}`).join(' ')}] >> >>`,
  );
  return root;
}

function makeThread(file: PdfText, letter: string, pages: Pages) {
  const [thread, bead] = [file.next(), file.next()];
  file.set(thread, `<< /Type /Thread /F ${bead} /I << /Title (Article of ${letter}) >> >>`);
  file.set(bead, `<< /Type /Bead /T ${thread} /N ${bead} /V ${bead} /P ${pages[0]} /R [40 100 200 200] >>`);
  return { thread, bead };
}

const metadata = (letter: string) => `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt>
<rdf:li xml:lang="x-default">Title of ${letter}</rdf:li></rdf:Alt></dc:title></rdf:Description>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
