import { f1, scoreOf } from '../../bench/markup-score.ts';
import { sourceOf } from '../../bench/markup-sources.ts';
import { atNight } from '../../nightly.ts';
import { expect, test, type Page } from '../test.ts';
import { addFiles, openTool, rowOf, runTool, saveResults, setOption } from '../tool-page.ts';

/** A document as a browser prints it, with a line along the top and the number of each page. */
async function printed(page: Page, html: string, tagged: boolean, hasEdges = true): Promise<Buffer> {
  const other = await page.context().newPage();
  await other.setContent(html);
  const line = (words: string) => `<div style="font-size:8px;width:100%;text-align:center">${words}</div>`;
  const bytes = await other.pdf({
    format: 'A4',
    tagged,
    margin: { top: '2.3cm', bottom: '2.3cm', left: '2cm', right: '2cm' },
    displayHeaderFooter: hasEdges,
    headerTemplate: line('Running title'),
    footerTemplate: line('<span class="pageNumber"></span> of <span class="totalPages"></span>'),
  });
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
      sources.map(async ({ name, html }) => file(`${name}.pdf`, await printed(page, html, tagged))),
    );
    await addFiles(page, files);
    await runTool(page);
    await expect(rowOf(page, 'source-0.pdf')).toContainText(
      tagged ? 'Headings, lists and tables come from the tags in the file.' : 'The file has no usable tags',
    );
    const results = await saveResults(page);
    for (const source of sources) {
      const made = results.get(`${source.name}.md`)?.toString() ?? '';
      const { order, headings, cells } = scoreOf(source, made);
      expect.soft(f1(order), `${source.name}: order`).toBeGreaterThanOrEqual(0.95);
      expect.soft(f1(headings), `${source.name}: headings`).toBeGreaterThanOrEqual(0.9);
      expect.soft(f1(cells), `${source.name}: cells`).toBeGreaterThanOrEqual(tagged ? 0.9 : 0.7);
      expect.soft(made, source.name).not.toContain('Running title');
    }
  });
}

test('HTML says what the file says, and no more', async ({ page }) => {
  const html = `<title>Seen &amp; done</title><h1>Fish &lt;b&gt; chips</h1><p>See <a href="https://example.org/a?b=1&amp;c=2">there</a>
    and <a href="javascript:alert(1)">here</a>.</p><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>`;
  await openTool(page, 'pdf-to-markdown');
  await setOption(page, 'format', 'html');
  await addFiles(page, [file('menu.pdf', await printed(page, html, true, false))]);
  await runTool(page);
  const made = (await saveResults(page)).get('menu.html')?.toString() ?? '';
  expect(made).toContain('<h1>Fish &lt;b&gt; chips</h1>');
  expect(made).toContain('<p>See <a href="https://example.org/a?b=1&amp;c=2">there</a> and here.</p>');
  expect(made.replace(/\s+/g, '')).toContain('<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>');
});
