/** What can be found in text by its form, and by the digits that check it. */
export const personalDataKinds = ['email', 'phone', 'iban', 'card', 'birth-date', 'national-number'] as const;

export type PersonalDataKind = (typeof personalDataKinds)[number];
