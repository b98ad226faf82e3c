import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** A string in a script that reads as words. Substitutions are `…`. */
interface Found {
  path: string;
  line: number;
  text: string;
}

/** Attributes that people read or hear. */
const readAttributes =
  /\s(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|alt|placeholder|label)="([^"]*)"/g;

/** Properties that people read or hear, when a script sets them. */
const readProperties = new Set([
  ...['textContent', 'innerText', 'title', 'alt', 'placeholder', 'label'],
  ...['ariaLabel', 'ariaDescription', 'ariaValueText', 'ariaRoleDescription'],
]);

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Whether a text is a sentence, part of one, or a label of several words. */
const readsAsWords = (text: string) =>
  /\p{L}{2,}[,.:;’”]? “?(?:\p{L}{2,}|…)/u.test(text) || /… \p{L}{2,}/u.test(text) || /\p{Ll}[.?!…]$/u.test(text);

/** Whether a text is several words that are neither from a standard nor PDF operators. */
const readsAsSentence = (text: string) => /\p{L}{3,},? \p{Ll}{2,}/u.test(text) && !/[<>={}]/.test(text);

/** Whether a text is a label of one word, as on buttons and fields. */
const readsAsLabel = (text: string) => /^\p{Lu}\p{Ll}+$/u.test(text);

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** Returns the texts of a lit template: between tags, and in attributes that people read. */
function textsOfMarkup(template: ts.TemplateLiteral): string[] {
  const markup = textOf(template) ?? '';
  const attributes = [...markup.matchAll(readAttributes)].map(([, value = '']) => value);
  const between = markup.replaceAll(/<[^>]*>/g, '\n').split('\n');
  return [...attributes, ...between.map((text) => text.trim())].filter(hasLetters);
}

/** Functions that take selectors, media queries and the like. */
const codeCalls =
  /^(?:querySelector(?:All)?|closest|matches|elementIn|includes|startsWith|Symbol|replaceSync|matchMedia|super)$|^#?find$/;
/**
 * Classes with text for people: files, and errors that are displayed. Other classes are thrown with a message for
 * developers.
 */
const readClasses = /^(?:File|Blob|JobError)$/;

/** Whether nobody reads it: a selector, a value that is compared, or the message of a bug. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return true;
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/.test(parent.operatorToken.getText());
  if (ts.isNewExpression(parent)) return !readClasses.test(parent.expression.getText());
  if (!ts.isCallExpression(parent) || parent.expression === node) return false;
  const { expression } = parent;
  return codeCalls.test(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
}

/** Whether it is a value that a script assigns to such a property, or one of several texts for it. */
function isSetToBeRead({ parent }: ts.Node): boolean {
  if (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) return isSetToBeRead(parent);
  if (!ts.isBinaryExpression(parent)) return false;
  if (/^(?:\?\?|\|\|)$/.test(parent.operatorToken.getText())) return isSetToBeRead(parent);
  return (
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(parent.left) &&
    readProperties.has(parent.left.name.text)
  );
}

/** Returns the strings of a script that read as words, according to `isRead`. */
function wordsOf(source: string, isRead: (text: string) => boolean): Omit<Found, 'path'>[] {
  const file = ts.createSourceFile('script.ts', source, ts.ScriptTarget.Latest, true);
  const found: Omit<Found, 'path'>[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line, text: text.replaceAll(/\s+/g, ' ').trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node)) {
      for (const text of textsOfMarkup(node.template)) add(node, text);
      if (ts.isTemplateExpression(node.template)) node.template.templateSpans.forEach((span) => visit(span.expression));
      return;
    }
    const text = textOf(node);
    if (text !== undefined && hasLetters(text) && (isSetToBeRead(node) || (isRead(text) && !isCode(node))))
      add(node, text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the scripts of a file, and the number of lines before each. */
function scriptsOf(path: string): { source: string; before: number }[] {
  const source = readFileSync(path, 'utf8');
  if (!path.endsWith('.astro')) return [{ source, before: 0 }];
  return [...source.matchAll(/(<script[^>]*>)([\s\S]*?)<\/script>/g)].map(({ index, 1: tag = '', 2: script = '' }) => ({
    source: script,
    before: source.slice(0, index + tag.length).split('\n').length - 1,
  }));
}

const wordsIn = (files: string, isRead: (text: string) => boolean): Found[] =>
  globSync(files)
    .toSorted()
    .flatMap((path) =>
      scriptsOf(path).flatMap(({ source, before }) =>
        wordsOf(source, isRead).map(({ line, text }) => ({ path, line: before + line + 1, text })),
      ),
    );

const readsInPart = (text: string) => readsAsWords(text) || readsAsLabel(text);

test.each([
  ['a sentence', 'tell(`${count} files are done.`)', '… files are done.'],
  ['a label', "const labels = { save: 'Save' }", 'Save'],
  ['a property', "button.title = 'undo'", 'undo'],
  ['a choice for a property', "field.placeholder = isSame ? '' : 'differs'", 'differs'],
  ['an attribute', 'html`<ol aria-label="Pages"></ol>`', 'Pages'],
  ['a text between tags', 'html`<p>${icon} quiet</p>`', '… quiet'],
  ['a text in a part of a template', 'html`<p>${isOn ? "Turn off" : on}</p>`', 'Turn off'],
])('words are found: %s', (_, source, text) => {
  expect(wordsOf(source, readsInPart).map((found) => found.text)).toEqual([text]);
});

test.each([
  "import { save } from './Save all.ts'",
  "root.querySelector('.row button')",
  "if (event.key === 'Enter') go()",
  "throw new Error('There is no such row')",
  'html`<p class="quiet waiting">${words.reading}</p>`',
])('what nobody reads is no word: %s', (source) => {
  expect(wordsOf(source, readsInPart)).toEqual([]);
});

/** Strings that read as words but are not, by what they are. */
const noWords: Record<string, string[]> = {
  'a class': ['area marked'],
  'a selector': ['.unlock input'],
  'a key of what is stored': ['options …', 'names …'],
  'the name of a host': ['away…'],
  'the symbol of a unit': ['s'],
  'names of browsers': ['Chromium …', 'Chromium', 'Safari'],
  'keys by what is printed on them': ['⌘ K', 'Ctrl K'],
};

test('scripts of pages take what people read from the words', () => {
  const allowed = new Set(Object.values(noWords).flat());
  const found = wordsIn('src/components/**/*.{ts,astro}', readsInPart);
  expect(found.filter(({ text }) => !allowed.has(text))).toEqual([]);
  expect([...allowed].filter((text) => !found.some((one) => one.text === text))).toEqual([]);
});

test('scripts of pages do not count things in English', () => {
  const importing = globSync('src/components/**/*.{ts,astro}').filter((path) =>
    readFileSync(path, 'utf8').includes('words/en/count.ts'),
  );
  expect(importing).toEqual([]);
});

test('one place names the language of the site', () => {
  /** The languages in which its owner reads reports, and those of scans: not the language of pages. */
  const others = ['src/discovery/security-contact.ts', 'src/jobs/contract/reading.ts'];
  const naming = globSync('{src,server,netlify}/**/*.{ts,astro}').filter((path) =>
    /(['"])en(?:-[A-Z]{2})?\1/.test(readFileSync(path, 'utf8')),
  );
  expect(naming.toSorted()).toEqual([...others, 'src/language.ts']);
});

/** Files of engines that contain several consecutive words, and why. */
const tables: Record<string, RegExp> = {
  'whose work is in the engines': /engines\/parts\.ts$/,
  'names of entries of metadata':
    /(?:formats\/\w+|pdf)\/metadata(?:\/(?:read|fields))?\.ts$|^src\/metadata\/(?:exif-items|hidden|iptc|jpeg)\.ts$|mediabunny\/ape-tags\.ts$/,
  'names of codecs': /media\/(?:failures\/\w+|unread-tracks\/(?:matroska|ogg)-tracks)\.ts$/,
  'names of colours that no profile names':
    /image\/(?:formats\/(?:avif\/sequence-frames|png\/own-colours)|write\/encode)\.ts$/,
  'names of styles that Word knows': /pdf\/docx\/parts\.ts$/,
  'operators and letters by their names': /pdf\/(?:redact\/known-operators|standard-metrics)\.ts$/,
};

test('engines speak in codes and numbers', () => {
  const found = wordsIn('src/{engines,jobs,containers,codecs,metadata}/**/*.ts', readsAsSentence);
  const patterns = Object.values(tables);
  expect(found.filter(({ path }) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(patterns.filter((pattern) => !found.some(({ path }) => pattern.test(path)))).toEqual([]);
});
