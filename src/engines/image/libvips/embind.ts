/**
 * Emscripten's embind, which joins C++ to JavaScript, writes the text of a function for each function that it joins, and
 * compiles it. A policy without `'unsafe-eval'` refuses that. Here are closures that do what those texts do; when a site
 * is built, they are put in place of them (`scripts/without-eval.ts`).
 *
 * A wire is what crosses over to C++ and back: a number, most often an address.
 */
type Wire = unknown;

/** Makes a wire. What it takes for that, it leaves in the list, where there is one: each function that frees, and its wire. */
type ToWire = (destructors: unknown[] | null, value: unknown) => Wire;

interface Call {
  /** Calls `target`, a function of C++, with wires. */
  invoker: (target: Wire, ...wires: Wire[]) => Wire;
  target: Wire;
  /** What the function is a method of; without it, `this` is nothing to C++. */
  thisToWire?: ToWire | undefined;
  /** One for each parameter. Arguments that a caller leaves out are `undefined`, and those too many go nowhere. */
  argumentsToWire: ToWire[];
  /** Without it, the function gives nothing back. */
  fromWire?: ((wire: Wire) => unknown) | undefined;
  /** Frees what a list holds. With it, each call has a list; without it, `destructors` free the wires. */
  runDestructors?: ((destructors: unknown[]) => void) | undefined;
  /** What frees the wires one by one, that of `this` first where there is one; `null` where nothing is to be freed. */
  destructors: (((wire: Wire) => void) | null)[];
  /** Where wires lie on the stack of C++, which is then as it was before the call, also when something throws. */
  stack?: { save(): Wire; restore(top: Wire): void } | undefined;
  /** Called with the number of arguments before anything else, where embind looks at it; throws where it is wrong. */
  checkCount?: ((count: number) => void) | undefined;
}

/**
 * A function of C++ as one of JavaScript. Wires are made from left to right, that of `this` first. After the call they
 * are freed, and then the result is made. What throws, on either side, is thrown on, and nothing is freed then.
 */
export function invokerOf(call: Call): (this: unknown, ...values: unknown[]) => unknown {
  const { invoker, target, thisToWire, argumentsToWire, fromWire, runDestructors, stack, checkCount } = call;
  const count = argumentsToWire.length;
  /** The first wire is the target. */
  const frees = call.destructors.flatMap((destructor, index) => (destructor ? [{ destructor, at: index + 1 }] : []));

  const wiresOf = (list: unknown[] | null, self: unknown, values: unknown[]) => {
    const wires: [Wire, ...Wire[]] = [target];
    if (thisToWire) wires.push(thisToWire(list, self));
    for (let index = 0; index < count; index += 1) wires.push(argumentsToWire[index]?.(list, values[index]));
    return wires;
  };
  const finish = (list: unknown[] | null, wires: Wire[], result: Wire) => {
    if (list) runDestructors?.(list);
    else for (const { destructor, at } of frees) destructor(wires[at]);
    return fromWire?.(result);
  };

  if (stack) {
    return function (...values) {
      let wires;
      let result;
      const top = stack.save();
      try {
        wires = wiresOf(null, this, values);
        result = invoker(...wires);
      } finally {
        stack.restore(top);
      }
      return finish(null, wires, result);
    };
  }
  return function (...values) {
    checkCount?.(values.length);
    const list = runDestructors ? [] : null;
    const wires = wiresOf(list, this, values);
    return finish(list, wires, invoker(...wires));
  };
}

interface MethodCall {
  /** As C++ numbers them. */
  kind: 0 | 1 | 2 | 3;
  /** What a handle of C++ stands for. */
  toValue(handle: number): unknown;
  /** The name at an address. */
  toName(address: number): PropertyKey;
  /** Each makes a value of what lies at an address: one for each argument, eight bytes apart. */
  readers: ((address: number) => unknown)[];
  /** Hands a result to C++. Without it, C++ takes none. */
  giveBack?: ((destructorsRef: number, result: unknown) => Wire) | undefined;
}

const functionCall = 0;
const methodCall = 1;
const construction = 2;

type Callable = (...values: unknown[]) => unknown;

/**
 * A call from C++ to a function of JavaScript, to a method, or to a constructor; the fourth kind only takes a value over.
 * What is called is looked up before the arguments are read.
 */
export function methodCallerOf({ kind, toValue, toName, readers, giveBack }: MethodCall) {
  const read = (address: number) => readers.map((reader, index) => reader(address + index * 8));
  const call = (handle: number, methodName: number, address: number): unknown => {
    if (kind === functionCall) {
      // The kind of a call, which the module gives, says what its handle stands for.
      const called = toValue(handle) as Callable;
      return called(...read(address));
    }
    if (kind === methodCall) {
      // As above: an object with this method.
      const object = toValue(handle) as Record<PropertyKey, Callable>;
      const method = object[toName(methodName)];
      if (!method) throw new TypeError(`There is no method ${String(toName(methodName))}`);
      return Reflect.apply(method, object, read(address));
    }
    if (kind === construction) {
      // As above: a class.
      const constructor = toValue(handle) as new (...values: unknown[]) => unknown;
      return new constructor(...read(address));
    }
    return read(address).at(-1);
  };
  return giveBack
    ? (handle: number, methodName: number, destructorsRef: number, address: number) =>
        giveBack(destructorsRef, call(handle, methodName, address))
    : (handle: number, methodName: number, _destructorsRef: number, address: number) => {
        call(handle, methodName, address);
      };
}

/** A function, to construct with too, that does what another does and has a name of its own. */
export function namedFunction(name: string, body: Callable): (this: unknown, ...values: unknown[]) => unknown {
  const named = function (this: unknown, ...values: unknown[]) {
    return Reflect.apply(body, this, values);
  };
  return Object.defineProperty(named, 'name', { value: name });
}

/** In place of what compiles the functions that a library brings as text: none of those that are loaded brings any. */
export function functionOfLibrary(): never {
  throw new Error('A library of libvips brings a function as text');
}
