import { parse, type CallExpression, type Expression, type Node, type Super } from 'acorn';
import { ancestor } from 'acorn-walk';
import { ecmaVersion } from '#browsers.ts';

const scopes = new Set(['self', 'globalThis', 'window']);

/** What an expression may name: `ImageDecoder`, `URL.parse`, and `.toHex` of any object. */
function namesOf(node: Expression | Super): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return [];
  const { name } = node.property;
  const of = node.object.type === 'Identifier' ? node.object.name : '';
  return scopes.has(of) ? [name, `.${name}`] : [`${of}.${name}`, `.${name}`];
}

/** How each kind of node asks whether one of its parts exists. acorn’s types do not join a node with its parent. */
const asks: Record<string, (parent: Record<string, unknown>, node: Node) => boolean> = {
  IfStatement: ({ test }, node) => test === node,
  ConditionalExpression: ({ test }, node) => test === node,
  LogicalExpression: ({ left }, node) => left === node,
  UnaryExpression: ({ operator }) => operator === '!' || operator === 'typeof',
  AssignmentExpression: ({ operator, left }, node) => left === node && (operator === '??=' || operator === '||='),
  MemberExpression: ({ optional, object }, node) => optional === true && object === node,
  CallExpression: ({ optional, callee }, node) => optional === true && callee === node,
};

/** @returns the names that a script uses without asking anywhere whether they exist. */
export function usedUnasked(script: string): Set<string> {
  const used = new Set<string>();
  const asked = new Set<string>();
  const look = (node: Expression, _: unknown, ancestors: Node[]) => {
    const parent = ancestors.at(-2);
    // Its type says so.
    const isCalled = parent?.type === 'CallExpression' && (parent as CallExpression).callee === node;
    const isAsked = parent && asks[parent.type]?.({ ...parent }, node);
    for (const name of namesOf(node)) {
      // To read what an object lacks does no harm; to call it fails.
      if (!name.startsWith('.') || isCalled) used.add(name);
      if (isAsked) asked.add(name);
    }
  };
  ancestor(parse(script, { ecmaVersion, sourceType: 'module' }), {
    Identifier: look,
    MemberExpression: look,
    BinaryExpression({ operator, left, right }) {
      if (operator !== 'in') return;
      const text = left.type === 'TemplateLiteral' ? left.quasis[0]?.value.cooked : 'value' in left && left.value;
      const of = right.type === 'Identifier' ? right.name : '';
      for (const name of [`${text}`, `.${text}`, `${of}.${text}`]) asked.add(name);
    },
  });
  for (const name of asked) used.delete(name);
  return used;
}
