/** Whether the client already has the content with this ETag. */
export function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match');
  return known !== null && isKnown(known, etag);
}

/** @param known the value of `If-None-Match` */
export const isKnown = (known: string, etag: string): boolean =>
  known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
