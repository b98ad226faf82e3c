import { expect, type Page } from '@playwright/test';
import { readMedia } from './media-readers.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, setOption, type GivenFile } from '../tool-page.ts';

export const media = (name: string) => fixture(`media/${name}`);

/** Gives a file to a tool's page, and returns what it saves. */
export async function convert(
  page: Page,
  slug: string,
  given: GivenFile,
  options: Record<string, string | boolean> = {},
) {
  await openTool(page, slug);
  for (const [option, value] of Object.entries(options)) {
    await setOption(page, option, String(value));
  }
  await addFiles(page, [typeof given === 'string' ? media(given) : given]);
  await runTool(page);
  const row = rowOf(page, typeof given === 'string' ? given : given.name);
  await expect(row.locator('.problem')).toHaveCount(0);
  const [[resultName, bytes] = []] = await saveResults(page);
  if (!resultName || !bytes) throw new Error('There was no result');
  return { name: resultName, bytes, reading: await readMedia(bytes), row };
}

export const codecs = ({ tracks }: { tracks: { codec: string }[] }) => tracks.map(({ codec }) => codec);
