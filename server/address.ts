/** Returns the path at which a file of the site is requested: the single spelling of its name that browsers send. */
export const addressOf = (name: string) =>
  new URL(name.replaceAll(/[%?#\\]/g, encodeURIComponent), 'http://localhost').pathname;

/** Returns the path in a request's target, as it was sent. */
export function askedPath(target: string): string {
  // A proxy may be sent the whole address.
  const [path = ''] = target.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1);
  return path;
}

/** Returns the query in a request's target, with its question mark. */
export function searchOf(target: string): string {
  const start = target.indexOf('?');
  return start === -1 ? '' : target.slice(start);
}

/** Whether a path consists of the characters in the names of all pages and scripts. */
const isPlain = (path: string) => /^(?:\/(?:[\w-][\w.-]*|\.well-known))*\/?$/.test(path);

/** Whether a path is spelled as browsers would. Other components might interpret another spelling as another path. */
export function isCanonical(path: string): boolean {
  if (isPlain(path)) return true;
  if (path.includes('//')) return false;
  try {
    return addressOf(decodeURIComponent(path)) === path;
  } catch {
    // Strangers choose the addresses: `%` may be followed by anything.
    return false;
  }
}

/** Returns the public address of a built page. */
export const pagePath = (file: string) => file.replace(/(?:index)?\.html$/, '').replace(/(?<=.)\/$/, '');

/** Whether a file is read by hosts and not public. */
export const isForHosts = (address: string) => address === '/_headers' || address === '/_redirects';
