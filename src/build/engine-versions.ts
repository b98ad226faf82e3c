/**
 * The versions of the packages that the engines come from, by name. The build sets them (`scripts/engine-versions.ts`).
 */
export const engineVersions: Readonly<Record<string, string>> = import.meta.env.ENGINE_VERSIONS;
