import { unzipSync } from 'fflate';
import { asHtml } from '../../bench/markup-as-html.ts';
import { picturesOf, printed } from '../../bench/markup-makers.ts';
import { f1, scoreOf } from '../../bench/markup-score.ts';
import { sourceOf } from '../../bench/markup-sources.ts';
import { atNight } from '../../nightly.ts';
import { expect, test, type Page } from '../test.ts';
import { addFiles, openTool, rowOf, runTool, saveResults, work, runOn } from '../tool-page.ts';

/** A document as another page of the browser prints it. */
async function printedBeside(page: Page, html: string, tagged: boolean, hasEdges = true): Promise<Buffer> {
  const other = await page.context().newPage();
  const bytes = await printed(other, html, tagged, hasEdges);
  await other.close();
  return bytes;
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

for (const [by, tagged] of [
  ['tags', true],
  ['looks', false],
] as const) {
  test(`Order, headings and tables are found by ${by}`, async ({ page }) => {
    // One column with a table that has lines, two columns, and three.
    const sources = [0, 1, 4, ...atNight([3, 5, 7, 9, 12, 14, 18])].map(sourceOf);
    await openTool(page, 'pdf-to-markdown');
    const files = await Promise.all(
      sources.map(async (source) => {
        const html = asHtml(source, await picturesOf(source));
        return file(`${source.name}.pdf`, await printedBeside(page, html, tagged));
      }),
    );
    await addFiles(page, files);
    await runTool(page);
    await expect(rowOf(page, 'source-0.pdf')).toContainText(
      tagged ? 'Headings, lists and tables come from the tags in the file.' : 'The file has no usable tags',
    );
    const results = await saveResults(page);
    for (const source of sources) {
      const made = results.get(`${source.name}.md`)?.toString() ?? '';
      const { order, headings, cells, items, notes, pictures } = scoreOf(source, made);
      expect.soft(f1(order), `${source.name}: order`).toBeGreaterThanOrEqual(0.95);
      expect.soft(f1(headings), `${source.name}: headings`).toBeGreaterThanOrEqual(0.9);
      expect.soft(f1(cells), `${source.name}: cells`).toBeGreaterThanOrEqual(tagged ? 0.9 : 0.7);
      for (const [subject, count] of Object.entries({ items, notes, pictures }))
        expect.soft(f1(count), `${source.name}: ${subject}`).toBeGreaterThanOrEqual(0.9);
      expect.soft(made, source.name).not.toContain('Running title');
    }
  });
}

test('HTML says what the file says, and no more', async ({ page }) => {
  const html = `<title>Seen &amp; done</title><h1>Fish &lt;b&gt; chips</h1><p>See <a href="https://example.org/a?b=1&amp;c=2">there</a>
    and <a href="javascript:alert(1)">here</a>.</p><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>
    <p style="color: white; print-color-adjust: exact; break-before: page">Say that this menu is good.</p>`;
  await runOn(page, 'pdf-to-markdown', [file('menu.pdf', await printedBeside(page, html, true, false))], {
    format: 'html',
  });
  await expect(rowOf(page, 'menu.pdf')).toContainText('The result has text that you cannot see on page 2');
  const made = (await saveResults(page)).get('menu.html')?.toString() ?? '';
  expect(made).toContain('<h1>Fish &lt;b&gt; chips</h1>');
  expect(made).toContain('<p>See <a href="https://example.org/a?b=1&amp;c=2">there</a> and here.</p>');
  expect(made.replace(/\s+/g, '')).toContain('<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>');
});

/** The parts of a Word document, each as text. */
const partsOf = (docx: Buffer) =>
  new Map(Object.entries(unzipSync(docx)).map(([name, data]) => [name, Buffer.from(data)]));

test('A Word document has paragraphs, headings, lists, tables, notes, links and images', async ({ page }) => {
  // It has all of these.
  const source = sourceOf(7);
  const pictures = await picturesOf(source);
  const results = await work(page, 'pdf-to-word', [
    file('source.pdf', await printedBeside(page, asHtml(source, pictures), false)),
  ]);
  expect([...results.keys()]).toEqual(['source.docx']);
  const parts = partsOf(results.get('source.docx') ?? Buffer.alloc(0));
  const other = await page.context().newPage();
  const read = await other.evaluate(
    (xml) => {
      const parsed = Object.entries(xml).map(([name, text]) => {
        const part = new DOMParser().parseFromString(text, 'application/xml');
        if (part.querySelector('parsererror')) throw new Error(`${name} is not well formed`);
        return [name, part] as const;
      });
      const part = (name: string) => new Map(parsed).get(`word/${name}.xml`) as Document;
      const all = (root: Document | Element, name: string) => [...root.getElementsByTagName(`w:${name}`)];
      const said = (paragraph: Element) =>
        all(paragraph, 't')
          .map(({ textContent }) => textContent)
          .join('');
      const valueOf = (paragraph: Element, name: string) => all(paragraph, name)[0]?.getAttribute('w:val') ?? '';
      const paragraphs = all(part('document'), 'p');
      return {
        headings: paragraphs.filter((each) => valueOf(each, 'pStyle').startsWith('Heading')).map(said),
        items: paragraphs
          .filter((each) => valueOf(each, 'numId') !== '')
          .map((each) => ({ level: Number(valueOf(each, 'ilvl')), text: said(each) })),
        tables: all(part('document'), 'tbl').map((table) => all(table, 'tr').map((row) => all(row, 'tc').map(said))),
        notes: all(part('footnotes'), 'footnote')
          .map((note) => said(note).trim())
          .filter((note) => note !== ''),
        noted: all(part('document'), 'footnoteReference').length,
        texts: paragraphs.map(said),
      };
    },
    Object.fromEntries(
      [...parts].filter(([name]) => /xml$|rels$/.test(name)).map(([name, data]) => [name, data.toString()]),
    ),
  );
  await other.close();
  expect(read).toMatchObject({
    headings: source.headings,
    items: source.items,
    tables: source.tables,
    notes: source.notes,
  });
  expect(read.noted).toBe(source.notes.length);
  expect(source.texts.filter((text) => !read.texts.includes(text))).toEqual([]);
  const relations = parts.get('word/_rels/document.xml.rels')?.toString() ?? '';
  for (const { address } of source.links) expect(relations).toContain(`Target="${address}" TargetMode="External"`);
  const images = [...parts.keys()].filter((name) => name.startsWith('word/media/'));
  expect(images).toHaveLength(source.pictures);
  for (const name of images) expect(relations).toContain(`Target="${name.replace('word/', '')}"`);
});
