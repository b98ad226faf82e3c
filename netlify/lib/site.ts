import { readBuilt } from './built.ts';
import { servedOrigin } from './origin.ts';

/** The contents of `/data/tools.json`, which the build writes. */
interface Tools {
  site: string;
  tools: { name: string; path: string }[];
}

/** Returns the origin for links in an answer, and the pages of all tools. */
export async function readSite(request: Request) {
  const built = await readBuilt('data/tools.json');
  if (!built) throw new Error('The list of tools was not built with this site');
  // The build wrote it, from `src/pages/data/tools.json.ts`.
  const { site, tools } = JSON.parse(new TextDecoder().decode(built)) as Tools;
  const origin = servedOrigin(request, site);
  return { origin, tools: tools.map(({ name, path }) => ({ name, url: origin + path })) };
}
