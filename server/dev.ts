import type { AstroIntegration } from 'astro';
export function devFunctions(): AstroIntegration {
  return { name: 'dev-functions', hooks: {} };
}
