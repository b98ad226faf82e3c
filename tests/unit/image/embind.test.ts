import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { butteraugliLoader } from '../../../scripts/butteraugli.ts';
import { scriptPiece, type Replacement } from '../../../scripts/script-piece.ts';
import { invoker, methodCaller, olderInvoker } from '../../../scripts/without-eval.ts';
import { invokerOf, methodCallerOf, namedFunction } from '#engines/image/libvips/embind.ts';

const vipsScript = () => readFile('node_modules/wasm-vips/lib/vips-es6.js', 'utf8');

type Made = (this: unknown, ...values: unknown[]) => unknown;

/**
 * Returns the results of a piece of a script as in the package, and of its replacement.
 *
 * @param set the input variables of the piece
 * @param result the variable that it sets; without one, it returns
 */
function bothOf(script: string, { piece, by }: Replacement, set: Record<string, unknown>, result?: string): Made[] {
  const [match] = script.matchAll(scriptPiece(piece));
  if (!match) throw new Error('The piece is not there');
  const { groups = {} } = match;
  const called = (name: string) => groups[name] ?? name;
  const scope = { ...set, invokerOf, methodCallerOf };
  const variables = [...new Set(['unused', ...Object.values(groups)])].join();
  return [match[0], by(groups)].map((text) => {
    const lines = `var ${variables}; ${text}; return ${result === undefined ? '' : called(result)}`;
    return new Function(...Object.keys(scope).map(called), lines)(...Object.values(scope)) as Made;
  });
}

/** Returns functions that log their calls, of which one may throw. */
function watched(thrower: string) {
  const log: unknown[] = [];
  const shown = (value: unknown) => (value instanceof Watched ? String(value) : value);
  const step =
    (name: string, effect: (...values: never[]) => unknown = () => `${name} made`) =>
    (...values: unknown[]) => {
      log.push([name, values.map((value) => (Array.isArray(value) ? value.map(shown) : shown(value)))]);
      if (name === thrower) throw new Error(`${name} threw`);
      return effect(...(values as never[]));
    };
  /** Returns a log of everything that happens in a call, including its result or exception. */
  const calling = (called: Made, self: unknown, values: unknown[]) => {
    log.length = 0;
    try {
      log.push(['gives', shown(Reflect.apply(called, self, values))]);
    } catch (error) {
      log.push(['throws', String(error)]);
    }
    return [...log];
  };
  return { log, step, calling };
}

class Watched {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  toString() {
    return this.#name;
  }
}

const self = new Watched('this');
/** Too few arguments, the right number, and too many. */
const valueLists = [[], ['one'], ['one', self], ['one', 2, undefined, null, 'too many']];

/** Every way in which embind binds a function, with every step that may throw. */
const joints = [false, true].flatMap((method) =>
  [false, true].flatMap((returns) =>
    (['list', 'stack', 'each', 'none'] as const).flatMap((frees) =>
      [0, 1, 2, 3].flatMap((count) =>
        ['nothing', 'target', 'this to wire', '0 to wire', '1 to wire', 'from wire', 'free 1', 'run', 'check'].map(
          (thrower) => ({ method, returns, frees, count, thrower }),
        ),
      ),
    ),
  ),
);

type Step = ReturnType<typeof watched>['step'];

/** With a list, a wire is pushed there together with its destructor. */
const toWire = (step: Step, name: string) =>
  step(`${name} to wire`, (list: unknown[] | null, value: unknown) => {
    list?.push(`free ${name}`, `wire of ${name}`);
    return `wire of ${name}: ${String(value)}`;
  });

test('closures do what the text does that embind compiles: functions of C++, in libvips', async () => {
  const script = await vipsScript();
  const [{ groups: { destructor = '' } = {} } = {}] = script.matchAll(scriptPiece(invoker.piece));
  for (const { method, returns, frees, count, thrower } of joints) {
    const { step, calling } = watched(thrower);
    const list = frees === 'list';
    const stack = frees === 'stack';
    const names = Array.from({ length: count }, (_, index) => String(index));
    const free = (name: string, index: number) => (frees === 'each' && index !== 1 ? step(`free ${name}`) : null);
    const types = ['result', 'this', ...names].map((name, index) => ({ [destructor]: free(name, index) }));
    const frees1 = types.slice(method ? 1 : 2).flatMap((type) => type[destructor] ?? []);
    const values = [
      ...['name', 'throwBindingError', step('invoke', () => 'result wire'), 'target', step('run'), step('from wire')],
      ...[toWire(step, 'this'), ...(stack ? [step('save'), step('restore')] : [])],
      ...[...names.map((name) => toWire(step, name)), ...(list ? [] : frees1)],
    ];
    const wires = ['fn', ...(method ? ['thisWired'] : []), ...names.map((name) => `arg${name}Wired`)].join();
    const body = names.map((name) => `arg${name}`).join();
    const set = { body, list, stack, method, count, returns, wire: false, wires, types, values };
    const [text, closure] = bothOf(script, invoker, set, 'result');
    if (!text || !closure) throw new Error('Not both');
    for (const given of valueLists) {
      const expected = calling(text, self, given);
      expect(calling(closure, self, given), JSON.stringify({ ...set, thrower, given })).toEqual(expected);
    }
  }
});

test('closures do what the text does that embind compiles: functions of C++, in Butteraugli', async () => {
  const script = await butteraugliLoader();
  for (const { method, returns, frees, count, thrower } of joints.filter((joint) => joint.frees !== 'stack')) {
    const { step, calling } = watched(thrower);
    const names = Array.from({ length: count }, (_, index) => String(index));
    const argTypes = ['result', 'this', ...names].map((name, index) => ({
      name,
      toWireType: toWire(step, name),
      fromWireType: step('from wire'),
      destructorFunction: frees === 'each' && index !== 1 ? step(`free ${name}`) : null,
    }));
    const set = {
      argTypes,
      argCount: argTypes.length,
      returns,
      humanName: 'VisDiff.distance',
      isClassMethodFunc: method,
      needsDestructorStack: frees === 'list',
      cppInvokerFunc: step('invoke', () => 'result wire'),
      cppTargetFunc: 'target',
      runDestructors: step('run'),
      throwBindingError: (message: string) => {
        throw new Error(message);
      },
      makeLegalFunctionName: () => 'legal',
      new_: Reflect.construct,
    };
    const [text, closure] = bothOf(script, olderInvoker, set);
    if (!text || !closure) throw new Error('Not both');
    for (const given of [...valueLists, ['one', 2, 'three']]) {
      const expected = calling(text, self, given);
      expect(calling(closure, self, given), JSON.stringify({ ...set, thrower, given })).toEqual(expected);
    }
  }
});

test('closures do what the text does that embind compiles: calls from C++, in libvips', async () => {
  const script = await vipsScript();
  const [{ groups: { isVoid = '' } = {} } = {}] = script.matchAll(scriptPiece(methodCaller.piece));
  const throwers = ['nothing', 'value', 'name', 'called', 'read 0', 'read 1', 'give back'];
  for (const kind of [0, 1, 2, 3]) {
    for (const returned of [false, true]) {
      for (const count of kind === 3 ? [1, 2] : [0, 1, 2, 3]) {
        for (const thrower of throwers) {
          const { step, calling } = watched(thrower);
          const called = step('called');
          const handles: Record<number, unknown> = {
            0: called,
            1: {
              method(this: unknown, ...values: unknown[]) {
                return called(this === handles[1], ...values);
              },
            },
            2: class extends Watched {
              constructor(...values: unknown[]) {
                super('constructed');
                called(new.target === handles[2], ...values);
              }
            },
            3: 'nothing is called',
          };
          const set = {
            kind,
            toValue: step('value', (handle: number) => handles[handle]),
            toName: step('name', () => 'method'),
            readers: Array.from({ length: count }, (_, index) => step(`read ${index}`)),
            type: { [isVoid]: !returned },
            giveBack: step('give back'),
            toWire: 'to wire',
          };
          const [text, closure] = bothOf(script, methodCaller, set, 'result');
          if (!text || !closure) throw new Error('Not both');
          const given = [kind, 40, 80, 800];
          const expected = calling(text, undefined, given);
          expect(calling(closure, undefined, given), JSON.stringify({ kind, returned, count, thrower })).toEqual(
            expected,
          );
        }
      }
    }
  }
});

test('named functions construct, and keep their name', () => {
  const made = namedFunction('VisDiff', function (this: unknown, ...values) {
    Object.assign(this as object, { values });
  });
  expect(made.name).toBe('VisDiff');
  made.prototype = { shared: true };
  const Made = made as unknown as new (...values: unknown[]) => unknown;
  expect(new Made(1, 2)).toMatchObject({ values: [1, 2], shared: true });
});
