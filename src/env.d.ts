interface ImportMetaEnv {
  /** The date that a build uses as the current one, in ISO 8601: `astro.config.mjs` sets it. */
  readonly BUILD_DATE: string;
  /** The versions of the packages that the engines come from, by name: `astro.config.mjs` sets it. */
  readonly ENGINE_VERSIONS: Readonly<Record<string, string>>;
}

/**
 * The translations of a table: English sentence -> sentence of another language. A sentence that tables share may have
 * another translation in one of them.
 */
type TableWords<Table extends keyof TableSentences> = Readonly<
  Record<TableSentences[Table], string> & Partial<Record<TableSentences['shared'], string>>
>;
