/** The files that people have saved, or had the browser save. Fires `change` for each. */
class SavedFiles extends EventTarget {
  readonly #files = new WeakSet<File>();
  readonly #written = new WeakSet<File>();

  add(file: File) {
    this.#files.add(file);
    this.dispatchEvent(new Event('change'));
  }

  /** Adds a file that is where people wanted it: it keeps its name. */
  addWritten(file: File) {
    this.#written.add(file);
    this.add(file);
  }

  isWritten(file: File): boolean {
    return this.#written.has(file);
  }

  has(file: File): boolean {
    return this.#files.has(file);
  }
}

export const savedFiles = new SavedFiles();
