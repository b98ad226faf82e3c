import { relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { importInLanguage, inLanguage } from './language/in-language.ts';

const english = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pseudo = [...'áƀçďéƒğĥíĵķľḿñóþʠřšťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĽḾÑÓÞǪŘŠŤÚṼŴẊÝŽ'];
const letters = new Map(english.map((letter, at) => [letter, pseudo[at] ?? letter]));

/**
 * Writes a text in letters that English does not have. Placeholders (`{pages}`), elements (`<a>`), references and escapes
 * stay.
 */
export const marked = (text: string): string =>
  text.replaceAll(/\{\w+\}|<\/?\w+>|&#?\w+;|\\u\{?\w{4}\}?|\\[nt]|[A-Za-z]/g, (part) => letters.get(part) ?? part);

/** Files where every string is for people. */
const sentences = /^src\/words\/en\/.*\.ts$/;

/** Functions whose arguments are names and patterns, not words. */
const codeCalls = /(?:^|\.)(?:includes|startsWith|endsWith|replace|split|join|has|get|import|Symbol|picklist|literal)$/;

/** Whether it is a name in code: an import, a type, a key, or a value that is compared. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isElementAccessExpression(parent)) return true;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isCaseClause(parent) || ts.isNewExpression(parent)) return true;
  if (ts.isBinaryExpression(parent)) return /^(?:[!=]==|in)$/.test(parent.operatorToken.getText());
  if (!ts.isCallExpression(parent) || parent.expression === node) return false;
  return codeCalls.test(parent.expression.getText());
}

/** Marks the strings in a module of words. */
export function markedScript(source: string): string {
  const root = ts.createSourceFile('script.ts', source, ts.ScriptTarget.Latest, true);
  const texts: ts.Node[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isTemplateExpression(node)) texts.push(node.head, ...node.templateSpans.map(({ literal }) => literal));
    else if ((ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) && !isCode(node)) texts.push(node);
    ts.forEachChild(node, walk);
  };
  walk(root);
  let result = source;
  for (const node of texts.toSorted((a, b) => b.getStart() - a.getStart()))
    result = result.slice(0, node.getStart()) + marked(node.getText()) + result.slice(node.getEnd());
  return result;
}

/** Vite plugins: build the site in a pseudo-language, which shows text that is not in its proper place. */
export function pseudoLanguage(root: string): Plugin[] {
  const dictionary = { find: (_: string, text: string) => marked(text) };
  importInLanguage(root, 'en', dictionary);
  return [
    ...inLanguage(root, 'en', dictionary),
    {
      name: 'pseudo-words',
      enforce: 'pre',
      transform: (code, id) => (sentences.test(relative(root, id)) ? markedScript(code) : undefined),
    },
  ];
}
