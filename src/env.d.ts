interface ImportMetaEnv {
  /** What a build takes for now, as ISO 8601: `astro.config.mjs` sets it. */
  readonly BUILD_DATE: string;
  /** The versions of the packages that engines are from, by name: `astro.config.mjs` sets it. */
  readonly ENGINE_VERSIONS: Readonly<Record<string, string>>;
}
