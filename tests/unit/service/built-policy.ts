import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { languageIds, type LanguageId } from '#languages.ts';
import { importMapMark, policyText, type PolicyId } from '#policies.ts';

/** The languages of the built site. */
export const builtLanguages = languageIds.filter((id) => id === 'en' || existsSync(`dist/${id}.html`));

/** Returns the source that admits the import map of the pages in a language. */
function importMapIn(language: LanguageId): string {
  const html = readFileSync(`dist/${language === 'en' ? 'index' : language}.html`, 'utf8');
  const [, importMap = ''] = /<script type="importmap">([^<]*)<\/script>/.exec(html) ?? [];
  return `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`;
}

/** Returns a policy as the built site has it in pages of a language, or sends it, with the sources of all of them. */
export const builtPolicy = (id: PolicyId, languages: readonly LanguageId[] = builtLanguages): string =>
  policyText(id).replace(importMapMark, languages.map(importMapIn).join(' '));
