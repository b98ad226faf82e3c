// Runs Astro's commands. Unless told not to, Astro reports its use to its makers.
// One thread is enough for files that are written one after the other; more of them wait for each other.
process.env.UV_THREADPOOL_SIZE ??= '1';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
if (process.argv.includes('--silent')) console.log('Building Stayput …');
await import('../node_modules/astro/bin/astro.mjs');
