import ts from 'typescript';
import { lineOf, type Found, type Rule } from './rule.ts';

/** Words that read as translated, and what people say instead. */
const privateWords = Object.entries({
  'see-through': 'transparent',
  'encoded again': 're-encoded',
  'left out': 'removed',
  'may be had': 'is available',
  'in your browser': 'the page says it once',
  'without uploading': 'the page says it once',
  'No upload': 'the page says it once',
  'is told': 'the browser blocks, the result says',
  'so many': 'a number of',
  'sound track': 'audio track',
  heed: 'follow',
  'of its own accord': 'automatically',
}).map(([words, instead]) => ({ pattern: new RegExp(String.raw`\b${words}`, 'i'), instead }));

/** People search with their own words, which are in lower case. */
const isSentence = (text: string) => text !== text.toLowerCase();

export const plainEnglish: Rule = {
  says: 'what people read is plain English',
  files: 'src/{tools,options,words,pairs,addresses}/**/*.ts',
  find(file) {
    const found: Found[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
        const { text } = node;
        for (const { pattern, instead } of isSentence(text) ? privateWords : [])
          if (pattern.test(text)) found.push({ line: lineOf(file, node), text: `${text} (rather: ${instead})` });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  },
};
