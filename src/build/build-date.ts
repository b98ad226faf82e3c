/**
 * The date that a build uses as the current one, so that two builds of a commit are identical: `server/source.ts` says
 * where it comes from.
 */
export const buildDate = import.meta.env.DEV ? new Date() : new Date(import.meta.env.BUILD_DATE);
