/** Keeps texts under keys such as `messages/8c1f…`. */
export interface Store {
  /** Resolves once the text would survive a power cut. Resolves to false, and changes nothing, if the key is taken. */
  create(key: string, text: string): Promise<boolean>;
  /** Like `create`, but replaces an existing text. */
  replace(key: string, text: string): Promise<void>;
  read(key: string): Promise<string | undefined>;
  /** Lists the names under the first part of a key. */
  list(part: string): Promise<string[]>;
  delete(key: string): Promise<void>;
  /** Rejects if a text of the largest size could not be stored at present. */
  check(): Promise<void>;
  /** Removes what was left behind by processes that were killed while writing. */
  sweep(): Promise<void>;
}
