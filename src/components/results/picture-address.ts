interface Lent {
  address: string;
  /** How many parts of the page use it. */
  users: number;
}

const lent = new Map<Blob, Lent>();

/**
 * Returns the address of a picture that the page shows. All users of a picture share one address: under a second one,
 * the browser would decode it again and keep both. Return it with `returnAddress`.
 */
export function borrowAddress(picture: Blob): string {
  const one = lent.get(picture) ?? { address: URL.createObjectURL(picture), users: 0 };
  lent.set(picture, one);
  one.users += 1;
  return one.address;
}

/** Call it once for each `borrowAddress`, when the picture is no longer shown there. */
export function returnAddress(picture: Blob) {
  const one = lent.get(picture);
  if (!one) return;
  one.users -= 1;
  if (one.users > 0) return;
  URL.revokeObjectURL(one.address);
  lent.delete(picture);
}
