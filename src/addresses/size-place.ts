import type { FamilyId } from '../families.ts';

/** Where the end of a build writes how large a part is that is kept offline: no page knows it before all are built. */
export const sizePlace = (part: FamilyId | 'pages') => `<data value="${part}"></data>`;
