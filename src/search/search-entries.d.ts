/** Made by `scripts/search-entries.ts`. */
declare module 'virtual:search-entries' {
  const entries: import('./entries.ts').Entry[];
  export default entries;
  export const settings: import('./settings.ts').Settings;
}
