import { transform } from '@astrojs/compiler-rs';
import ts from 'typescript';
import { sentencesInMarkup } from './markup.ts';
import type { Sentence } from './sentence.ts';

/** Files where strings for people are mixed with other data, from the root of the project. */
const tables =
  /^src\/(?:tools|options\/(?!roles|control-kinds|metadata)|presets|pairs|recipes|search\/(?:misses|popular|own-pages|nicknames)|formats\/(?:other|foreign|languages|text-encodings)|directory|families)/;

/** Properties whose values people read. */
const readProperties =
  /^(?:title|description|action|question|answer|does|short|label|text|summary|print|name|limit|used|all|x-labels|x-unit|suffix|aka|words)$/;
const readCalls = /^v\.(?:title|description|check|regex|minLength|maxLength)$/;

/** Functions whose arguments are names and patterns, not words. */
const codeCalls = /(?:^|\.)(?:includes|startsWith|endsWith|replace|split|join|has|get|import|Symbol|picklist|literal)$/;

/** Whether a text is several words, the end of a sentence, or a number with a unit. */
const readsAsWords = (text: string) =>
  /\p{L}{2,}[,.:;’”]? [“(]?(?:\p{L}{2,}|…|\d)/u.test(text) ||
  /\p{L}[.?!…]$/u.test(text) ||
  /^[\d:]+ \p{L}{3,}/u.test(text);

const readsAsLabel = (node: ts.Node, text: string) =>
  /^\p{Lu}+\p{Ll}+$/u.test(text) && !ts.isArrayLiteralExpression(node.parent);

/** Whether it is a name in code: an import, a type, a key, or a value that is compared. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  // A key of several words is the label that people choose.
  if (ts.isPropertyAssignment(parent) || ts.isElementAccessExpression(parent)) {
    const isKey = ts.isElementAccessExpression(parent) || parent.name === node;
    return isKey && !(ts.isStringLiteral(node) && readsAsWords(node.text));
  }
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isCaseClause(parent) || ts.isNewExpression(parent)) return true;
  if (ts.isBinaryExpression(parent) && /^(?:[!=]==|in)$/.test(parent.operatorToken.getText()))
    return !(ts.isStringLiteral(node) && readsAsWords(node.text));
  if (!ts.isCallExpression(parent) || parent.expression === node) return false;
  return codeCalls.test(parent.expression.getText());
}

/** Whether it is the unit of a range of numbers: other units are names in code. */
const isUnit = ({ name, parent }: ts.PropertyAssignment) =>
  name.getText() === 'unit' && parent.properties.some((other) => other.name?.getText() === 'min');

/** In pages, whose components take names of icons and the like. */
const readProps = /^(?:title|description|prompt|label|question|answer|crumb|placeholder|says)$/;

/** Whether a node is part of the value of such a property, or an argument of such a call. */
function isRead(node: ts.Node, properties: RegExp): boolean {
  let isNested = false;
  for (let part = node; !ts.isStatement(part); part = part.parent) {
    const { parent } = part;
    if (ts.isPropertyAssignment(parent) && parent.initializer === part) {
      const name = parent.name.getText().replaceAll(/['"]/g, '');
      if (isUnit(parent) || (isNested ? name === 'x-labels' : properties.test(name))) return true;
      isNested = true;
    }
    if (!ts.isCallExpression(parent) || parent.expression === part) continue;
    const [title, labels] = parent.arguments;
    const callee = parent.expression.getText();
    return readCalls.test(callee) || (callee === 'pick' && (part === title || part === labels));
  }
  return false;
}

/** Whether it is none of what programs read: names of components, styles, scripts, and what agents are told. */
function isShown(node: ts.Node): boolean {
  for (let part = node; !ts.isStatement(part); part = part.parent) {
    const { parent } = part;
    if (
      ts.isPropertyAssignment(parent) &&
      /^"?(?:class|toolname|tooldescription|toolparamdescription|value|specifier)"?$/.test(parent.name.getText())
    )
      return false;
    if (
      ts.isCallExpression(parent) &&
      /^\$\$(?:createMetadata|renderScript|addAttribute)$/.test(parent.expression.getText())
    )
      return parent.expression.getText() === '$$addAttribute' && parent.arguments[0] === part;
    if (ts.isNewExpression(parent)) return false;
  }
  return true;
}

type Text = ts.StringLiteral | ts.TemplateExpression | ts.NoSubstitutionTemplateLiteral;

/** Pages and components whose markup has sentences. */
const markup = /^src\/(?:pages\/(?!blog|docs|changelog)|components\/(?!site\/PostList)|layouts)[^]*\.astro$/;

export const isTable = (path: string): boolean => tables.test(path) || markup.test(path);

/** Returns the code of a text with what is filled in. */
const templateOf = (text: string, filledIn: readonly string[]) =>
  filledIn.length === 0
    ? JSON.stringify(text)
    : `\`${text.replaceAll(/[`\\]/g, String.raw`\$&`).replaceAll(/\{(\d)\}/g, (_, at: string) => `\${${filledIn[Number(at)]}}`)}\``;

/** Returns the code whose sentences are those of a file: that of a page is what Astro makes of it. */
export const codeOf = (path: string, source: string): string =>
  path.endsWith('.astro')
    ? transform(source, { compact: 'jsx', filename: path, internalURL: 'astro/compiler-runtime' }).code
    : source;

/** Returns the texts in the code of a table that people read, in order. */
export function sentencesIn(code: string): Sentence[] {
  const found: Sentence[] = [];
  const isMarkup = code.includes('$$createComponent');
  const add = (node: Text) => {
    const spans = ts.isTemplateExpression(node) ? node.templateSpans : [];
    const head = ts.isTemplateExpression(node) ? node.head.text : node.text;
    const text = head + spans.map(({ literal }, at) => `{${at}}${literal.text}`).join('');
    if (!/\p{L}{2}/u.test(text.replaceAll(/\{\d\}/g, ''))) return;
    const plain = text.replaceAll(/\{\d\}/g, '…');
    if (isCode(node)) return;
    const isLabel = isMarkup ? isRead(node, readProps) : readsAsLabel(node, text) || isRead(node, readProperties);
    if (!isLabel && !readsAsWords(plain)) return;
    if (isMarkup && !isShown(node)) return;
    found.push({
      text,
      start: node.getStart(),
      end: node.getEnd(),
      filledIn: spans.map(({ expression }) => ({ start: expression.getStart(), end: expression.getEnd() })),
      isInList: ts.isArrayLiteralExpression(node.parent),
      write: templateOf,
    });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const isText =
      ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && !ts.isTaggedTemplateExpression(node.parent)) add(node);
    ts.forEachChild(node, walk);
  };
  const root = ts.createSourceFile('table.ts', code, ts.ScriptTarget.Latest, true);
  walk(root);
  return [...found, ...sentencesInMarkup(root, code)].toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** The name of a table in dictionaries: its path in `src`, without the ending. */
export const tableName = (path: string): string => path.replace(/^src\//, '').replace(/\.ts$/, '');
