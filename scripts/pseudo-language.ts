import { relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const english = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pseudo = [...'áƀçďéƒğĥíĵķľḿñóþʠřšťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĽḾÑÓÞǪŘŠŤÚṼŴẊÝŽ'];
const letters = new Map(english.map((letter, at) => [letter, pseudo[at] ?? letter]));

/** Writes a text in letters that English does not have. Placeholders (`{pages}`), references and escapes stay. */
export const marked = (text: string): string =>
  text.replaceAll(/\{\w+\}|&#?\w+;|\\u\{?\w{4}\}?|\\[nt]|[A-Za-z]/g, (part) => letters.get(part) ?? part);

/** Files where every string is for people. */
const sentences = /^src\/words\/en\//;
/** Files where strings for people are mixed with other data. */
const tables =
  /^src\/(?:tools|options|presets|pairs|recipes|api|discovery|addresses|search\/(?:misses|popular)|formats\/(?:other|foreign)[^/]*|directory|(?:tool|families)\.ts)/;
/** Pages contain their own prose: in another language, each would be another file. */
const pages = /^src\/(?:pages|components\/proof)\/.*\.astro$/;

/** Properties whose values people read, in tables and in the props of components. */
const tableProperties =
  /^(?:title|description|action|question|answer|does|short|label|text|summary|print|name|limit|used|all|x-labels|x-unit)$/;
const pageProperties = /^(?:title|description|prompt|label)$/;
/** Attributes that people read or hear. */
const readAttributes =
  /(\b(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|alt|placeholder|label))="([^"]*)"/g;
const readCalls = /^v\.(?:title|description|check|regex|minLength|maxLength)$/;

/** Whether a text is several words, the end of a sentence, or a number with a unit. */
const readsAsWords = (text: string) =>
  /\p{L}{2,}[,.:;’”]? [“(]?(?:\p{L}{2,}|…|\d)/u.test(text) ||
  /\p{L}[.?!…]$/u.test(text) ||
  /^[\d:]+ \p{L}{3,}/u.test(text);

const readsAsLabel = (node: ts.Node, text: string) =>
  /^\p{Lu}+\p{Ll}+$/u.test(text) && !ts.isArrayLiteralExpression(node.parent);

/** Functions whose arguments are names and patterns, not words. */
const codeCalls = /(?:^|\.)(?:includes|startsWith|endsWith|replace|split|join|has|get|import|Symbol|picklist|literal)$/;

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
  if (ts.isBinaryExpression(parent)) return /^(?:[!=]==|in)$/.test(parent.operatorToken.getText());
  if (!ts.isCallExpression(parent) || parent.expression === node) return false;
  return codeCalls.test(parent.expression.getText());
}

/** Whether a node is part of the value of such a property, or an argument of such a call. */
function isRead(node: ts.Node, properties: RegExp): boolean {
  for (let part = node; !ts.isStatement(part); part = part.parent) {
    const { parent } = part;
    if (ts.isPropertyAssignment(parent) && parent.initializer === part)
      if (properties.test(parent.name.getText().replaceAll(/['"]/g, ''))) return true;
    if (ts.isCallExpression(parent) && parent.expression !== part) return readCalls.test(parent.expression.getText());
  }
  return false;
}

type Template = ts.TemplateExpression | ts.NoSubstitutionTemplateLiteral;

/** Returns the literal parts of a template. */
const partsOf = (template: Template) =>
  ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];

/** Edits to a script, each replacing the characters from `start` to `end`. */
class Edits {
  readonly #source: string;
  readonly #made: { start: number; end: number; text: string }[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** Changes a literal, or a part of a template, between its delimiters. */
  change(node: ts.Node, changed: (text: string) => string): void {
    const start = node.getStart() + 1;
    const end = node.getEnd() - (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1);
    this.#made.push({ start, end, text: changed(this.#source.slice(start, end)) });
  }

  result(): string {
    let result = this.#source;
    for (const { start, end, text } of this.#made.toSorted((a, b) => b.start - a.start))
      result = result.slice(0, start) + text + result.slice(end);
    return result;
  }
}

function forEachNode(source: string, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    visit(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile('script.ts', source, ts.ScriptTarget.Latest, true));
}

/** Marks the strings in a script that people read, according to `reads`, which gets `…` for each substitution. */
export function markedScript(source: string, reads: (node: ts.Node, text: string) => boolean): string {
  const edits = new Edits(source);
  forEachNode(source, (node) => {
    const isTemplate = ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (!isTemplate && !ts.isStringLiteral(node)) return;
    if (isCode(node) || ts.isTaggedTemplateExpression(node.parent)) return;
    const parts = isTemplate ? partsOf(node) : [node];
    if (reads(node, parts.map(({ text }) => text).join('…'))) for (const part of parts) edits.change(part, marked);
  });
  return edits.result();
}

/**
 * Marks a page as Astro compiles it: its markup is in templates, whose text between tags and in attributes is marked.
 */
function markedMarkup(source: string): string {
  const edits = new Edits(source);
  forEachNode(source, (node) => {
    if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== '$$render') return;
    let inTag = false;
    const markedPiece = (piece: string) => {
      if (piece === '<' || piece === '>') inTag = piece === '<';
      else if (!inTag) return marked(piece);
      return piece.replaceAll(readAttributes, (_, name: string, value: string) => `${name}="${marked(value)}"`);
    };
    for (const part of partsOf(node.template))
      edits.change(part, (text) => text.replaceAll(/[<>]|[^<>]+/g, markedPiece));
  });
  return edits.result();
}

/** Vite plugins: build the site in a pseudo-language, which shows text that is not in its proper place. */
export function pseudoLanguage(root: string): Plugin[] {
  const pathOf = (id: string) => relative(root, id);
  return [
    {
      name: 'pseudo-language',
      enforce: 'pre',
      transform(code, id) {
        const path = pathOf(id);
        if (sentences.test(path)) return markedScript(code, (_, text) => /[A-Za-z]/.test(text));
        if (!tables.test(path)) return undefined;
        return markedScript(
          code,
          (node, text) => readsAsWords(text) || readsAsLabel(node, text) || isRead(node, tableProperties),
        );
      },
    },
    {
      name: 'pseudo-language-of-pages',
      enforce: 'post',
      transform(code, id) {
        if (!pages.test(pathOf(id))) return undefined;
        return markedScript(markedMarkup(code), (node, text) => readsAsWords(text) || isRead(node, pageProperties));
      },
    },
  ];
}
