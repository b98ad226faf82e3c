import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { LanguageId } from '#languages.ts';
import type { Dictionary } from './dictionary.ts';
import { isTable, sentencesIn, tableName } from './sentences.ts';
import type { Sentence } from './sentence.ts';

/** Between the search words that a language has for one of English. */
const between = ' | ';

/** Replaces the sentences in the code of a table. */
export function translatedTable(code: string, find: (sentence: Sentence) => string | undefined): string {
  const sentences = sentencesIn(code);

  /** Returns a part of the code. What a sentence is filled in with may contain others. */
  function part(start: number, end: number): string {
    let result = '';
    let at = start;
    for (const sentence of sentences) {
      if (sentence.start < at || sentence.end > end) continue;
      const found = find(sentence);
      if (found === undefined) continue;
      const filledIn = sentence.filledIn.map((place) => part(place.start, place.end));
      const texts = found.split(between).map((text) => sentence.write(text, filledIn));
      result += code.slice(at, sentence.start);
      const isKey = /^\s*:/.test(code.slice(sentence.end)) && /[{,]\s*$/.test(result);
      result += isKey ? `[${texts[0]}]` : sentence.isInList ? texts.join(', ') : texts[0];
      at = sentence.end;
    }
    return result + code.slice(at, end);
  }

  return part(0, code.length);
}

/** Where a language has the words that a module asks for, and the code of a table in it. */
function languageOf(root: string, language: LanguageId, dictionary: Dictionary) {
  return {
    wordsAt(specifier: string): string | undefined {
      if (!specifier.startsWith('#words/')) return undefined;
      const path = join(root, 'src/words', language, specifier.slice('#words/'.length));
      return existsSync(path) ? path : undefined;
    },
    translated(path: string, code: string): string | undefined {
      const name = relative(root, path);
      return isTable(name) ? translatedTable(code, ({ text }) => dictionary.find(tableName(name), text)) : undefined;
    },
  };
}

/**
 * Makes this process import everything in another language. Only what is imported afterwards is.
 *
 * @param dictionary what the language says in place of the sentences of tables.
 */
export function importInLanguage(root: string, language: LanguageId, dictionary: Dictionary): void {
  const { wordsAt, translated } = languageOf(root, language, dictionary);
  Object.assign(globalThis, { buildLanguage: language });
  registerHooks({
    resolve(specifier, context, next) {
      const path = wordsAt(specifier);
      return path === undefined
        ? next(specifier, context)
        : { url: pathToFileURL(path).href, format: 'module-typescript', shortCircuit: true };
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith('file:') || !loaded.source) return loaded;
      const code = translated(fileURLToPath(url), loaded.source.toString());
      return code === undefined ? loaded : { ...loaded, source: code };
    },
  });
}

/** Vite plugins: build the site in another language. What it lacks stays English. */
export function inLanguage(root: string, language: LanguageId, dictionary: Dictionary): Plugin[] {
  const { wordsAt, translated } = languageOf(root, language, dictionary);
  return [
    {
      name: 'in-language',
      enforce: 'pre',
      resolveId: (source) => wordsAt(source),
      transform: (code, id) => (id.endsWith('.astro') ? undefined : translated(id, code)),
    },
    {
      // Once Astro has compiled them.
      name: 'markup-in-language',
      enforce: 'post',
      transform: (code, id) => (id.endsWith('.astro') ? translated(id, code) : undefined),
    },
  ];
}
