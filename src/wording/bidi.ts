import { direction } from '#language.ts';

/** Between what was and what became of it. */
export const arrow = direction === 'rtl' ? '←' : '→';

/**
 * Returns a text of another direction, such as the name of a file, as sentences hold it: in languages that are read from
 * right to left, neither orders the other's signs.
 */
export const isolated = (text: string): string => (direction === 'rtl' ? `\u2068${text}\u2069` : text);

/** Puts facts one after another, each in its own direction. */
export const inLine = (facts: readonly string[]): string => facts.map(isolated).join(' · ');
