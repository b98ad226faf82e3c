/** What `server/write-integrity.ts` says of the scripts of all pages: name -> hash, and the scripts that it imports at once. */
type Scripts = Record<string, [integrity: string, imports: string[]]>;

const folder = '/_astro/';

/** What the page has asked for, with its hash: at first, what the build wrote into it. */
const asked = new Set(
  [...document.querySelectorAll('script[type=module], link[rel=modulepreload]')].map((element) =>
    (element.getAttribute('src') ?? element.getAttribute('href') ?? '').slice(folder.length),
  ),
);

/** Fetches a script, which the browser checks. An import of it waits for that. */
function fetchChecked(name: string, integrity: string): void {
  if (asked.has(name)) return;
  asked.add(name);
  const link = document.createElement('link');
  link.onerror = () => {
    // It may be there the next time.
    asked.delete(name);
    link.remove();
  };
  link.rel = 'modulepreload';
  link.href = folder + name;
  link.integrity = integrity;
  document.head.append(link);
}

let scripts: Promise<Scripts> | undefined;

async function loadScripts(): Promise<Scripts> {
  // The build writes it into every page.
  const [name = '', integrity = ''] =
    document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? [];
  fetchChecked(name, integrity);
  // The build wrote it, and its hash was compared.
  const table = (await import(/* @vite-ignore */ folder + name)) as { default: Scripts };
  return table.default;
}

/** A script with all that it cannot start without. */
function withImports(all: Scripts, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of all[name]?.[1] ?? []) withImports(all, imported, found);
  return found;
}

/**
 * Stands around every `import()` of a page, in place of Vite's own, whose name it has: an import cannot say which bytes it
 * takes, but a link that fetches them before can. Browsers with `Integrity-Policy` take no others.
 *
 * @param files the script that is imported, from the root of the site.
 */
async function importChecked<T>(load: () => Promise<T>, [file = '']: string[] = []): Promise<T> {
  if (!document.createElement('link').relList.supports('modulepreload')) return load();
  scripts ??= loadScripts().catch((error: unknown) => {
    scripts = undefined;
    throw error;
  });
  const all = await scripts;
  for (const name of withImports(all, file.slice(folder.length - 1))) fetchChecked(name, all[name]?.[0] ?? '');
  return load();
}

export { importChecked as __vitePreload };
