/** The versions of the packages that engines are from, by name. The build knows (`scripts/engine-versions.ts`). */
export const engineVersions: Readonly<Record<string, string>> = import.meta.env.ENGINE_VERSIONS;
