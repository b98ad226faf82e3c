/** Kinds that can be recognized in text by their form and check digits. */
export const personalDataKinds = ['email', 'phone', 'iban', 'card', 'birth-date', 'national-number'] as const;

export type PersonalDataKind = (typeof personalDataKinds)[number];
