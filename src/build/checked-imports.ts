import type { TrustedTypesWindow } from 'trusted-types/lib';

/**
 * The table of `server/write-integrity.ts` for the scripts of all pages: name -> hash, and the scripts that it imports
 * statically. The hash is empty if the page's import map has it: browsers then check it whoever imports the script.
 */
type Scripts = Record<string, [integrity: string, imports: string[]]>;

const folder = '/_astro/';

const addressOf = (name: string) => {
  if (!/^(?:[\w.-]+\/)?[\w.-]+\.js$/.test(name)) throw new TypeError(`"${name}" is no script of this site`);
  return folder + name;
};

/** Browsers without Trusted Types need none. */
const policy = (globalThis as unknown as TrustedTypesWindow).trustedTypes?.createPolicy('checked-imports', {
  createScriptURL: addressOf,
});

/** The scripts that the page has requested: initially those that the build wrote into it. */
const asked = new Set(
  [...document.querySelectorAll('script[type=module], link[rel=modulepreload]')].map((element) =>
    (element.getAttribute('src') ?? element.getAttribute('href') ?? '').slice(folder.length),
  ),
);

/** Requests a script before it is needed. */
function preload(name: string, integrity: string): void {
  if (asked.has(name)) return;
  asked.add(name);
  const link = document.createElement('link');
  link.onerror = () => {
    // It may be available the next time.
    asked.delete(name);
    link.remove();
  };
  link.rel = 'modulepreload';
  link.href = addressOf(name);
  // The import map has the hash of others.
  if (integrity) link.integrity = integrity;
  document.head.append(link);
}

const checked = new Map<string, Promise<void>>();

/**
 * Runs a script after the browser has compared it with its hash, so that an import of it gets the one that was checked.
 * WebKit does not check the hash of a preload, and Chromium fetches a script again whose preload it refused.
 */
function runChecked(name: string, integrity: string): Promise<void> {
  const known = checked.get(name);
  if (known) return known;
  const running = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => reject(new TypeError(`${name} could not be loaded, or is not the script that was built`));
    // TypeScript's library declares it as a string.
    script.src = (policy?.createScriptURL(name) ?? addressOf(name)) as unknown as string;
    document.head.append(script);
  });
  // It may be available the next time.
  running.catch(() => checked.delete(name));
  checked.set(name, running);
  return running;
}

/**
 * The scripts that this page and its worker import once it is given files, with the hashes of those that the import map
 * does not have. The build writes them into the pages of tools, so that these are fetched all at once instead of one
 * after another, and without waiting for the table.
 */
const together = new Map(
  [
    ...(document.querySelector<HTMLMetaElement>('meta[name=scripts-for-files]')?.content ?? '').matchAll(
      /([^\s,]+),(\S*)/g,
    ),
  ].map(([, name = '', integrity = '']) => [name, integrity]),
);

let scripts: Promise<Scripts> | undefined;

/** How long the table waits for what shows the first file, in milliseconds. */
const afterFirst = 1000;

async function loadScripts(): Promise<Scripts> {
  // The build writes it into every page.
  const [name = '', integrity = ''] =
    document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? [];
  await runChecked(name, integrity);
  // The build wrote it, and its hash was checked.
  const table = (await import(/* @vite-ignore */ addressOf(name))) as { default: Scripts };
  return table.default;
}

function tableOfScripts(): Promise<Scripts> {
  scripts ??= loadScripts().catch((error: unknown) => {
    scripts = undefined;
    throw error;
  });
  return scripts;
}

/** A script with its static imports, transitively. */
function withImports(all: Scripts, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of all[name]?.[1] ?? []) withImports(all, imported, found);
  return found;
}

/**
 * Wraps every `import()` of a page, in place of Vite's own helper of that name: an import cannot specify a hash, but
 * the element that loads the script before it can.
 *
 * @param files the imported script, from the root of the site.
 */
async function importChecked<T>(load: () => Promise<T>, [file = '']: string[] = []): Promise<T> {
  const name = file.slice(folder.length - 1);
  let integrity = together.get(name);
  if (integrity === undefined) {
    const all = await tableOfScripts();
    integrity = all[name]?.[0] ?? '';
    for (const one of withImports(all, name)) preload(one, all[one]?.[0] ?? '');
  } else for (const [one, hash] of together) preload(one, hash);
  if (integrity) await runChecked(name, integrity);
  const loaded = await load();
  // Later imports need it. If it cannot be loaded, they try again.
  setTimeout(() => tableOfScripts().catch(() => undefined), afterFirst);
  return loaded;
}

export { importChecked as __vitePreload };
