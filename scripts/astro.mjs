// Runs Astro's commands, with its telemetry disabled.
// Files are written one after the other, so one thread is enough; more would wait for each other.
process.env.UV_THREADPOOL_SIZE ??= '1';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Before the configuration, which imports tables.
const { SITE_LANGUAGE: language = 'en' } = process.env;
if (language !== 'en') {
  const [{ importInLanguage }, { readDictionary }] = await Promise.all([
    import('./language/in-language.ts'),
    import('./language/dictionary.ts'),
  ]);
  importInLanguage(process.cwd(), language, await readDictionary(process.cwd(), language));
}
if (process.argv.includes('--silent')) console.log('Building Stayput …');
await import('../node_modules/astro/bin/astro.mjs');
