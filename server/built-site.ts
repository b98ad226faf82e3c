import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { init, parse } from 'es-module-lexer';

interface Imports {
  /** The addresses of static imports. */
  atOnce: string[];
  /** The addresses of dynamic imports. */
  later: string[];
}

/** The files of a built site by their addresses, which are their paths from `/`. Each is read and parsed once. */
export class BuiltSite {
  readonly #folder: string;
  readonly #addresses: Set<string>;
  readonly #contents = new Map<string, Buffer>();
  readonly #texts = new Map<string, string>();
  readonly #imports = new Map<string, Imports>();

  private constructor(folder: string) {
    this.#folder = folder;
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    this.#addresses = new Set(files.map((file) => `/${relative(folder, file).split(sep).join('/')}`).toSorted());
  }

  static async open(folder: string): Promise<BuiltSite> {
    await init();
    return new BuiltSite(folder);
  }

  /** In order, except those of files that were written since. */
  get addresses(): readonly string[] {
    return [...this.#addresses];
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }

  bytes(address: string): Buffer {
    const content = this.#contents.get(address) ?? readFileSync(join(this.#folder, address));
    this.#contents.set(address, content);
    return content;
  }

  text(address: string): string {
    const text = this.#texts.get(address) ?? this.bytes(address).toString();
    this.#texts.set(address, text);
    return text;
  }

  pages(): [page: string, html: string][] {
    return this.addresses.filter((address) => address.endsWith('.html')).map((page) => [page, this.text(page)]);
  }

  /** Replaces a file, or adds one. */
  write(address: string, text: string): void {
    writeFileSync(join(this.#folder, address), text);
    this.#addresses.add(address);
    this.#contents.delete(address);
    this.#texts.set(address, text);
    this.#imports.delete(address);
  }

  remove(address: string): void {
    rmSync(join(this.#folder, address));
    this.#addresses.delete(address);
  }

  importsOf(script: string): Imports {
    const known = this.#imports.get(script);
    if (known) return known;
    const imports: Imports = { atOnce: [], later: [] };
    for (const { type, specifier } of parse(this.text(script), script)[0]) {
      if (typeof specifier !== 'string') continue;
      const { pathname } = new URL(specifier, `http://localhost${script}`);
      imports[type === 'dynamic' ? 'later' : 'atOnce'].push(pathname);
    }
    this.#imports.set(script, imports);
    return imports;
  }
}
