interface Frame {
  close(): void;
}

interface Messages {
  addEventListener(type: string, listener: (event: Event) => void): void;
  postMessage(data: unknown, options?: { transfer?: Frame[] }): void;
}

/**
 * Imitates the workers that Mediabunny creates from the text of a function, but calls the function in this thread,
 * because the policy of our workers forbids blob workers. The build replaces them with this
 * (`scripts/without-blob-workers.ts`). See docs/upstream/mediabunny-blob-workers.md.
 *
 * What is transferred belongs to the other side, as between threads. Frames that arrive after termination are closed.
 *
 * @param work What the worker would run, with its global scope as the parameter.
 */
export function inThisThread(work: (self: Messages) => void): Messages & { terminate(): void } {
  const outside = new EventTarget();
  const inside = new EventTarget();
  let isOver = false;
  work({
    addEventListener: (type, listener) => inside.addEventListener(type, listener),
    postMessage(data, { transfer = [] } = {}) {
      if (isOver) for (const frame of transfer) frame.close();
      else outside.dispatchEvent(new MessageEvent('message', { data }));
    },
  });
  return {
    addEventListener: (type, listener) => outside.addEventListener(type, listener),
    postMessage: (data) => void inside.dispatchEvent(new MessageEvent('message', { data })),
    terminate() {
      isOver = true;
    },
  };
}
