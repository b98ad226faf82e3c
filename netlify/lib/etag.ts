/** Whether the client already has what this ETag stands for. */
export function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match');
  return known !== null && isKnown(known, etag);
}

/** @param known what `If-None-Match` says. */
export const isKnown = (known: string, etag: string): boolean =>
  known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
