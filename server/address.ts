/** The path at which a file of the site is asked for: the one spelling of its name that browsers send. */
export const addressOf = (name: string) =>
  new URL(name.replaceAll(/[%?#\\]/g, encodeURIComponent), 'http://localhost').pathname;

/**
 * The path in a request's target, as it was sent.
 *
 * @returns undefined where it is not spelled as browsers would: what another part might take for some other path.
 */
export function askedPath(target: string): string | undefined {
  // A proxy may be asked with the whole address.
  const [path = ''] = target.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1);
  return isCanonical(path) ? path : undefined;
}

function isCanonical(path: string): boolean {
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
