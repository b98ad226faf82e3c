import { asHtml } from '../../bench/markup-as-html.ts';
import { picturesOf, printed } from '../../bench/markup-makers.ts';
import { f1, scoreOf } from '../../bench/markup-score.ts';
import { sourceOf } from '../../bench/markup-sources.ts';
import { atNight } from '../../nightly.ts';
import { expect, test, type Page } from '../test.ts';
import { addFiles, openTool, rowOf, runTool, saveResults, setOption } from '../tool-page.ts';

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
    and <a href="javascript:alert(1)">here</a>.</p><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>`;
  await openTool(page, 'pdf-to-markdown');
  await setOption(page, 'format', 'html');
  await addFiles(page, [file('menu.pdf', await printedBeside(page, html, true, false))]);
  await runTool(page);
  const made = (await saveResults(page)).get('menu.html')?.toString() ?? '';
  expect(made).toContain('<h1>Fish &lt;b&gt; chips</h1>');
  expect(made).toContain('<p>See <a href="https://example.org/a?b=1&amp;c=2">there</a> and here.</p>');
  expect(made.replace(/\s+/g, '')).toContain('<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>');
});
