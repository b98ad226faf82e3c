import type { FamilyId } from '#families.ts';

/**
 * A placeholder for the size of a part that is kept offline. The end of a build fills it in: no page knows the size
 * before all are built.
 */
export const sizePlace = (part: FamilyId | 'pages') => `<data value="${part}"></data>`;
