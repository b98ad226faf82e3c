import { families, familyIds, type FamilyId } from '#families.ts';

const familyOfTag = (tag: string) => familyIds.find((id) => families[id].hub === tag);

/** The family of tools that a post with these tags is about; undefined if it is about the site. */
export const familyOfTags = (tags: readonly string[]): FamilyId | undefined =>
  tags.map(familyOfTag).find((id) => id !== undefined);

/** A tag as people read it: `How it works`, `PDF`. */
export function tagTitle(tag: string): string {
  const family = familyOfTag(tag);
  return family ? families[family].title : tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');
}
