// Runs Astro's commands. Unless told not to, Astro reports its use to its makers.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
if (process.argv.includes('--silent')) console.log('Building Stayput …');
await import('../node_modules/astro/bin/astro.mjs');
