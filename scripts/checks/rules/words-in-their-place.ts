import ts from 'typescript';
import { lineOf, type Found, type Rule } from './rule.ts';

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

/** Finds the strings of a script that read as words, according to `isRead`. Substitutions are `…`. */
function wordsOf(file: ts.SourceFile, isRead: (text: string) => boolean): Found[] {
  const found: Found[] = [];
  const add = (node: ts.Node, text: string) =>
    found.push({ line: lineOf(file, node), text: text.replaceAll(/\s+/g, ' ').trim() });
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

export const wordsInTheirPlace: Rule = {
  says: 'scripts of pages take what people read from the words',
  files: 'src/components/**/*.{ts,astro}',
  find: (file) => wordsOf(file, (text) => readsAsWords(text) || readsAsLabel(text)),
  allowed: {
    'a class': ['area marked'],
    'a selector': ['.unlock input'],
    'a key of what is stored': ['options …', 'names …'],
    'the name of a host': ['away…'],
    'the symbol of a unit': ['s'],
    'names of browsers': ['Chromium …', 'Chromium', 'Safari'],
    'keys by what is printed on them': ['⌘ K', 'Ctrl K'],
  },
};

export const enginesInCodes: Rule = {
  says: 'engines speak in codes and numbers',
  files: 'src/{engines,jobs,containers,codecs,metadata}/**/*.ts',
  find: (file) => wordsOf(file, readsAsSentence),
  allowed: {
    'whose work is in the engines': [/engines\/parts\.ts$/],
    'names of the tags of a format': [/mediabunny\/ape-tags\.ts$/],
    'names of codecs': [/media\/(?:failures\/\w+|unread-tracks\/(?:matroska|ogg)-tracks)\.ts$/],
    'names of colours that no profile names': [
      /image\/(?:formats\/(?:avif\/sequence-frames|png\/own-colours)|write\/encode)\.ts$/,
    ],
    'names of styles that Word knows': [/pdf\/docx\/parts\.ts$/],
    'operators and letters by their names': [/pdf\/(?:redact\/known-operators|standard-metrics)\.ts$/],
  },
};
