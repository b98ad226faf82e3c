/** The name under which WebDriver returns elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts a session of a WebDriver server (https://www.w3.org/TR/webdriver2). */
export async function openSession(server: string, capabilities: object) {
  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(server + path, { method, ...(body && { body: JSON.stringify(body) }) });
    // The standard says so of every answer.
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  const opened = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const at = `/session/${opened.sessionId}`;
  return {
    version: opened.capabilities.browserVersion,
    /** In milliseconds. */
    setTimeouts: (timeouts: { script: number; pageLoad: number }) => ask('POST', `${at}/timeouts`, timeouts),
    get: (url: string) => ask('POST', `${at}/url`, { url }),
    run: <Value>(script: string) => ask<Value>('POST', `${at}/execute/sync`, { script, args: [] }),
    /** Runs a script that passes its result to its last argument. */
    runAsync: <Value>(script: string, ...args: string[]) => ask<Value>('POST', `${at}/execute/async`, { script, args }),
    async type(selector: string, text: string) {
      const found = await ask<Record<string, string>>('POST', `${at}/element`, {
        using: 'css selector',
        value: selector,
      });
      await ask('POST', `${at}/element/${found[elementKey]}/value`, { text });
    },
    resize: (width: number, height: number) => ask('POST', `${at}/window/rect`, { x: 0, y: 0, width, height }),
    screenshot: async () => Buffer.from(await ask<string>('GET', `${at}/screenshot`), 'base64'),
    quit: () => ask('DELETE', at),
  };
}
