import { catalog } from '#catalog.ts';
import { families, familyIds, type FamilyId } from '#families.ts';
import { pagesBeside } from './pages-beside.ts';

const toolsOf = (family: FamilyId) =>
  [...catalog.map(({ tool }) => tool), ...pagesBeside].filter((tool) => tool.family === family).length;

/** The page of each family: its slug and its contents. */
export const hubs = familyIds.map((family) => {
  const { hub, title, page, does } = families[family];
  return {
    family,
    slug: hub,
    title: page,
    short: title,
    description: does,
    tools: toolsOf(family),
  };
});
