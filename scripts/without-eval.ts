import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { replacePiece, type Replacement } from './script-piece.ts';

const piece = (name: string) => readFileSync(new URL(`embind/${name}.txt`, import.meta.url), 'utf8');
const closures = fileURLToPath(new URL('../src/engines/image/libvips/embind.ts', import.meta.url));
const importOf = (...names: string[]) => `import { ${names.join(', ')} } from ${JSON.stringify(closures)};\n`;

/**
 * Vite plugin: removes everything that compiles strings from libvips' loader, so that it runs under a policy without
 * `'unsafe-eval'`. The package stays unmodified. The replacement does the same: `src/engines/image/libvips/embind.ts`.
 */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    enforce: 'pre',
    // Also in development: pre-bundled packages bypass this plugin.
    config: () => ({ optimizeDeps: { exclude: ['wasm-vips'] } }),
    transform: {
      filter: { id: /\/node_modules\/wasm-vips\/.*\.m?js(?:\?|$)/ },
      handler: (script) => ({ code: vipsWithoutEval(script), map: null }),
    },
  };
}

/** Wrappers of C++ functions, in libvips. */
export const invoker: Replacement = {
  what: 'what writes functions of C++ as text',
  piece: piece('invoker'),
  by({ result, values, types, count, method, list, stack, returns, destructor }) {
    const first = `7 + (${stack} ? 2 : 0)`;
    return `${result} = invokerOf({
      invoker: ${values}[2],
      target: ${values}[3],
      runDestructors: ${list} ? ${values}[4] : undefined,
      fromWire: ${returns} ? ${values}[5] : undefined,
      thisToWire: ${method} ? ${values}[6] : undefined,
      stack: ${stack} ? { save: ${values}[7], restore: ${values}[8] } : undefined,
      argumentsToWire: ${values}.slice(${first}, ${first} + ${count}),
      destructors: ${list} ? [] : ${types}.slice(${method} ? 1 : 2).map((type) => type.${destructor}),
    });`;
  },
};

/** Calls from C++, in libvips. */
export const methodCaller: Replacement = {
  what: 'what writes calls from C++ as text',
  piece: piece('method-caller'),
  by: ({ result, kind, toValue, toName, readers, type, isVoid, giveBack, toWire }) => `${result} = methodCallerOf({
    kind: ${kind},
    toValue: ${toValue},
    toName: ${toName},
    readers: ${readers},
    giveBack: ${type}.${isVoid} ? undefined : (ref, value) => ${giveBack}(${toWire}, ref, value),
  });`,
};

/** Libraries may supply functions as source; none of libvips' does. */
const librarysFunctions = ['`(${%parameters}) => { ${%body} };`', '`(${%parameters}) => ${%body};`'].map(
  (text): Replacement => ({
    what: `what compiles ${text.replaceAll('%', '')} of a library`,
    piece: `eval(${text})`,
    by: () => 'functionOfLibrary()',
  }),
);

/** The lookup of libraries that are already loaded, extended to those passed as modules. */
const sharedModules: Replacement = {
  what: 'what looks for a library that is loaded',
  piece: 'var %found=%modules[%name];if(%found)return %options.%isAsync?Promise.resolve(%found):%found;',
  by: ({ found, modules, name, options, isAsync }) =>
    `var ${found}=${modules}[${name}]??Module.sharedModules?.[${name}];
    if(${found})return ${options}.${isAsync}?Promise.resolve(${found}):${found};`,
};

/**
 * Returns the script of wasm-vips, for browsers or for Node, without compiled strings. It accepts compiled libraries in
 * `sharedModules`, by name, and does not fetch these.
 *
 * @throws if it has changed
 */
export const vipsWithoutEval = (script: string) =>
  importOf('functionOfLibrary', 'invokerOf', 'methodCallerOf') +
  replaced('The script of wasm-vips', script, [invoker, methodCaller, ...librarysFunctions, sharedModules]);

/** Wrappers of C++ functions, in Butteraugli, which was built with an older Emscripten. */
export const olderInvoker: Replacement = {
  what: 'what writes functions of C++ as text',
  piece: piece('older-invoker'),
  by: () => `
    const toWire = (type) => (destructors, value) => type.toWireType(destructors, value);
    return invokerOf({
      invoker: cppInvokerFunc,
      target: cppTargetFunc,
      runDestructors: needsDestructorStack ? runDestructors : undefined,
      fromWire: returns ? (wire) => argTypes[0].fromWireType(wire) : undefined,
      thisToWire: isClassMethodFunc ? toWire(argTypes[1]) : undefined,
      argumentsToWire: argTypes.slice(2).map(toWire),
      destructors: needsDestructorStack
        ? []
        : argTypes.slice(isClassMethodFunc ? 1 : 2).map((type) => type.destructorFunction),
      checkCount(count) {
        if (count === argCount - 2) return;
        throwBindingError(\`function \${humanName} called with \${count} arguments, expected \${argCount - 2} args!\`);
      },
    });`,
};

const named: Replacement = {
  what: 'what writes named functions as text',
  piece: piece('named-function'),
  by: () => 'return namedFunction(name, body)',
};

/**
 * Returns the loader of Butteraugli without compiled strings.
 *
 * @throws if it has changed
 */
export const butteraugliWithoutEval = (script: string) =>
  importOf('invokerOf', 'namedFunction') +
  replaced('The loader of Butteraugli in @squoosh/lib', script, [named, olderInvoker]);

/** @throws if a piece does not occur exactly once, or anything is left that compiles strings */
function replaced(of: string, script: string, replacements: Replacement[]): string {
  let without = script;
  for (const replacement of replacements) without = replacePiece(of, without, replacement);
  const [left] = compilersIn(without);
  if (left === undefined) return without;
  throw new Error(`${of} has changed: it compiles text in a place that is not known: ${left}`);
}

const compilers = [
  /(?<![\w$.])Function\s*\(/,
  /[(,]\s*Function\s*,/,
  /(?<![\w$.])eval\s*[()]/,
  /(?<![\w$])set(?:Timeout|Interval)\(\s*["'`]/,
];

/** Finds code that compiles strings in a script, with its surroundings. */
export const compilersIn = (script: string): string[] =>
  [...script.matchAll(new RegExp(compilers.map(({ source }) => source).join('|'), 'g'))].map(({ index }) =>
    script.slice(Math.max(0, index - 30), index + 60),
  );
