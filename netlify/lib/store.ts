/** Keeps texts under keys such as `messages/8c1f…`. */
export interface Store {
  /** Resolves once the text would survive a power cut; false, and nothing changed, where the key is taken. */
  create(key: string, text: string): Promise<boolean>;
  /** Like `create`, in place of what is there. */
  replace(key: string, text: string): Promise<void>;
  read(key: string): Promise<string | undefined>;
  /** The names under a key's first part. */
  list(part: string): Promise<string[]>;
  delete(key: string): Promise<void>;
  /** Rejects where a text of the largest size could not be stored now. */
  check(): Promise<void>;
  /** Removes what processes left that were ended while they wrote. */
  sweep(): Promise<void>;
}
