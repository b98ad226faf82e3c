import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sentencesOfTables } from './tables.ts';

/** Declares each table with its sentences. */
function declared(root: string): string {
  const rows = [...sentencesOfTables(root)].map(
    ([table, texts]) => `  ${JSON.stringify(table)}: ${texts.map((text) => JSON.stringify(text)).join(' | ')};`,
  );
  return `interface TableSentences {\n${rows.join('\n')}\n}\n`;
}

/** Writes the types by which the translations of a table are compared with its sentences. */
export function sentenceTypes(): AstroIntegration {
  return {
    name: 'sentence-types',
    hooks: {
      'astro:config:done': ({ config, injectTypes }) => {
        injectTypes({ filename: 'sentences.d.ts', content: declared(fileURLToPath(config.root)) });
      },
    },
  };
}
