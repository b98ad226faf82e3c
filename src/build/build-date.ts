/** What a build takes for now, so that two builds of a commit have the same bytes: `server/source.ts` says where it is from. */
export const buildDate = import.meta.env.DEV ? new Date() : new Date(import.meta.env.BUILD_DATE);
