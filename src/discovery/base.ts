/** The origin that the site is built for, without a trailing slash. All addresses in documents begin with it. */
export const base = new URL(import.meta.env.SITE).origin;
