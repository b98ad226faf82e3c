/** How to report a weakness: `security.txt` (RFC 9116) says it for a site, and `SECURITY.md` for the source. */
export const securityContact = {
  /** The page with the form. */
  page: '/contact',
  /** Languages that reports are read in. */
  languages: ['en'],
  /** How many days `security.txt` holds, from the date of the commit that was built: RFC 9116 wants less than a year. */
  validDays: 364,
} as const;
