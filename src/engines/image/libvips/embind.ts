/**
 * Emscripten's embind, which binds C++ to JavaScript, generates the source of a function for each function it binds,
 * and compiles it. A policy without `'unsafe-eval'` refuses that. These closures do the same; the build replaces the
 * generated functions with them (`scripts/without-eval.ts`): see docs/upstream/wasm-vips-unsafe-eval.md.
 *
 * A wire is a value that crosses to C++ and back: a number, usually an address.
 */
type Wire = unknown;

/**
 * Converts a value to a wire. Pushes the destructors it needs onto the list, if there is one: each function, followed
 * by its wire.
 */
type ToWire = (destructors: unknown[] | null, value: unknown) => Wire;

interface Call {
  /** Calls `target`, a C++ function, with wires. */
  invoker: (target: Wire, ...wires: Wire[]) => Wire;
  target: Wire;
  /** Converts `this` for methods. Without it, C++ does not see `this`. */
  thisToWire?: ToWire | undefined;
  /** One per parameter. Missing arguments are `undefined`, and extra ones are ignored. */
  argumentsToWire: ToWire[];
  /** Without it, the function returns nothing. */
  fromWire?: ((wire: Wire) => unknown) | undefined;
  /** Runs the destructors of a list. With it, each call has a list; without it, `destructors` free the wires. */
  runDestructors?: ((destructors: unknown[]) => void) | undefined;
  /** The destructor of each wire, starting with that of `this` if there is one; `null` if there is nothing to free. */
  destructors: (((wire: Wire) => void) | null)[];
  /** For wires on the C++ stack, which is restored after the call, even when something throws. */
  stack?: { save(): Wire; restore(top: Wire): void } | undefined;
  /** Called first with the number of arguments if embind checks it; throws if it is wrong. */
  checkCount?: ((count: number) => void) | undefined;
}

/**
 * Wraps a C++ function as a JavaScript function. Wires are made from left to right, starting with that of `this`. After
 * the call they are freed, and then the result is converted. Exceptions on either side propagate, and nothing is freed
 * then.
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
  /** Embind's number for the kind of call. */
  kind: 0 | 1 | 2 | 3;
  /** Returns the value behind a C++ handle. */
  toValue(handle: number): unknown;
  /** Returns the name at an address. */
  toName(address: number): PropertyKey;
  /** One per argument: each reads a value at an address; they are eight bytes apart. */
  readers: ((address: number) => unknown)[];
  /** Returns a result to C++. Without it, the result is dropped. */
  giveBack?: ((destructorsRef: number, result: unknown) => Wire) | undefined;
}

const functionCall = 0;
const methodCall = 1;
const construction = 2;

type Callable = (...values: unknown[]) => unknown;

/**
 * Calls a JavaScript function, method or constructor from C++; the fourth kind only returns an argument. The callee is
 * looked up before the arguments are read.
 */
export function methodCallerOf({ kind, toValue, toName, readers, giveBack }: MethodCall) {
  const read = (address: number) => readers.map((reader, index) => reader(address + index * 8));
  const call = (handle: number, methodName: number, address: number): unknown => {
    if (kind === functionCall) {
      // The kind of a call, which the module supplies, determines what its handle refers to.
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

/** Wraps a function, which may be a constructor, under a different name. */
export function namedFunction(name: string, body: Callable): (this: unknown, ...values: unknown[]) => unknown {
  const named = function (this: unknown, ...values: unknown[]) {
    return Reflect.apply(body, this, values);
  };
  return Object.defineProperty(named, 'name', { value: name });
}

/** Replaces the compiler for functions that a library supplies as source: no loaded library has any. */
export function functionOfLibrary(): never {
  throw new Error('A library of libvips brings a function as text');
}
