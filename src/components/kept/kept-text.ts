const isForbidden = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';

/** Reads a stored text; null if there is none, or the browser does not let sites store anything. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
}

/** Stores a text if the browser lets sites store anything; without a text, removes it. */
export function writeKept(key: string, text: string | undefined) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
}
