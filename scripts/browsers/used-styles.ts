import { parse, walk, type CssNode } from 'css-tree';
import { missingInStyles } from './missing-features.ts';

/** @returns what a style sheet uses outside `@supports` and one of the oldest browsers lacks -> these browsers. */
export function missingStyles(sheet: string): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  const note = (name: string, browsers: string[]) => browsers.length > 0 && missing.set(name, browsers);
  let asking = 0;
  const isAsking = (node: CssNode) => node.type === 'Atrule' && node.name === 'supports';
  walk(parse(sheet), {
    enter(node: CssNode) {
      if (isAsking(node)) asking += 1;
      if (asking > 0) return;
      if (node.type === 'Atrule') note(`@${node.name}`, missingInStyles.atRule(node.name));
      if (node.type === 'PseudoClassSelector') note(`:${node.name}`, missingInStyles.selector(node.name));
      if (node.type === 'PseudoElementSelector') note(`::${node.name}`, missingInStyles.selector(node.name));
      if (node.type === 'Function') note(`${node.name}()`, missingInStyles.function(node.name));
      if (node.type === 'Dimension') note(node.unit, missingInStyles.unit(node.unit));
      if (node.type !== 'Declaration') return;
      const { property } = node;
      note(property, missingInStyles.property(property));
      if (missing.has(property)) return;
      walk(node.value, (value) => {
        if (value.type === 'Identifier')
          note(`${property}: ${value.name}`, missingInStyles.value(property, value.name));
      });
    },
    leave(node: CssNode) {
      if (isAsking(node)) asking -= 1;
    },
  });
  return missing;
}
