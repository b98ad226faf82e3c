/** The origin that the site is built for: no slash at its end. All addresses in documents begin with it. */
export const base = new URL(import.meta.env.SITE).origin;
