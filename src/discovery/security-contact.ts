/**
 * How to report a vulnerability: published in `security.txt` (RFC 9116) for the site, and in `SECURITY.md` for the
 * source.
 */
export const securityContact = {
  /** The page with the form. */
  page: '/contact',
  /** The languages in which reports are read. */
  languages: ['en'],
  /** How many days `security.txt` is valid, from the date of the built commit: RFC 9116 recommends less than a year. */
  validDays: 364,
} as const;
