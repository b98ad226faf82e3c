const isForbidden = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';

/** What the browser keeps by this name; nothing where it lets sites keep nothing. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
}

/** Keeps a text where the browser lets sites keep anything; removes it where there is none. */
export function writeKept(key: string, text: string | undefined) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
}
