import { readBuilt } from './built.ts';
import { servedOrigin } from './origin.ts';

/** What the build wrote into `/data/tools.json`. */
interface Tools {
  site: string;
  tools: { name: string; path: string }[];
}

/** The origin that an answer's links begin with, and the pages of all tools. */
export async function readSite(request: Request) {
  const built = await readBuilt('data/tools.json');
  if (!built) throw new Error('The list of tools was not built with this site');
  // Our own build wrote it, from `src/pages/data/tools.json.ts`.
  const { site, tools } = JSON.parse(new TextDecoder().decode(built)) as Tools;
  const origin = servedOrigin(request, site);
  return { origin, tools: tools.map(({ name, path }) => ({ name, url: origin + path })) };
}
