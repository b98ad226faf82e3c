/** A placeholder for the address of a site that was built without one. Nobody can own it: `.example` is reserved. */
export const placeholderSite = 'https://stayput.example';

/** Returns the address of the site from the environment of the build: `SITE_URL`, or what Netlify sets. */
export function siteUrl({ SITE_URL, CONTEXT, URL: published, DEPLOY_PRIME_URL: preview }: NodeJS.ProcessEnv): string {
  return SITE_URL ?? (CONTEXT === 'production' ? published : preview) ?? published ?? placeholderSite;
}

export const withoutSiteUrl =
  `The site was built without SITE_URL. Asked for as localhost it works; anywhere else its canonical addresses, ` +
  `feeds and documents for agents name ${placeholderSite}. Set SITE_URL to the address of the site and build again.`;
