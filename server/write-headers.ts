import type { AstroIntegration } from 'astro';
export function writeHeaders(): AstroIntegration {
  return { name: 'write-headers', hooks: {} };
}
