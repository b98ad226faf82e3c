// Runs Astro's commands, with its telemetry disabled.
// Files are written one after the other, so one thread is enough; more would wait for each other.
process.env.UV_THREADPOOL_SIZE ??= '1';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
if (process.argv.includes('--silent')) console.log('Building Stayput …');
await import('../node_modules/astro/bin/astro.mjs');
