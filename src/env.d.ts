interface ImportMetaEnv {
  /** What a build takes for now, as ISO 8601: `astro.config.mjs` sets it. */
  readonly BUILD_DATE: string;
}
