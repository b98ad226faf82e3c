interface ImportMetaEnv {
  /** The date that a build uses as the current one, in ISO 8601: `astro.config.mjs` sets it. */
  readonly BUILD_DATE: string;
  /** The versions of the packages that the engines come from, by name: `astro.config.mjs` sets it. */
  readonly ENGINE_VERSIONS: Readonly<Record<string, string>>;
}
