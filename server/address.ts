/** The path at which a file of the site is asked for: the one spelling of its name that browsers send. */
export const addressOf = (name: string) =>
  new URL(name.replaceAll(/[%?#\\]/g, encodeURIComponent), 'http://localhost').pathname;

/** The path in a request's target, as it was sent. */
export function askedPath(target: string): string {
  // A proxy may be asked with the whole address.
  const [path = ''] = target.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1);
  return path;
}

/** The query in a request's target, with its question mark. */
export function searchOf(target: string): string {
  const start = target.indexOf('?');
  return start === -1 ? '' : target.slice(start);
}

/** What all pages and scripts are named by. */
const isPlain = (path: string) => /^(?:\/(?:[\w-][\w.-]*|\.well-known))*\/?$/.test(path);

/** Whether a path is spelled as browsers would. Another part might take any other spelling for some other path. */
export function isCanonical(path: string): boolean {
  if (isPlain(path)) return true;
  if (path.includes('//')) return false;
  try {
    return addressOf(decodeURIComponent(path)) === path;
  } catch {
    // Strangers write addresses: `%` may be followed by anything.
    return false;
  }
}

/** The address at which people meet a built page. */
export const pagePath = (file: string) => file.replace(/(?:index)?\.html$/, '').replace(/(?<=.)\/$/, '');

/** What hosts read, and nobody may ask for. */
export const isForHosts = (address: string) => address === '/_headers' || address === '/_redirects';
