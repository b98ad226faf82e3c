/** The files that people have saved, or let the browser save. Fires `change` with each. */
class SavedFiles extends EventTarget {
  readonly #files = new WeakSet<File>();

  add(file: File) {
    this.#files.add(file);
    this.dispatchEvent(new Event('change'));
  }

  has(file: File): boolean {
    return this.#files.has(file);
  }
}

export const savedFiles = new SavedFiles();
