import entries, { settings } from 'virtual:search-entries';
import { indexOf } from '#search/find.ts';
import { ownPages } from '#search/own-pages.ts';

/** All pages that the search can find. */
export const siteIndex = indexOf([...entries, ...ownPages], settings);
