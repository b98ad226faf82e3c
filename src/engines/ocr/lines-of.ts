import type { ReadBlock, ReadLine } from '#jobs/contract/reading.ts';

export const linesOf = ({ paragraphs }: ReadBlock): ReadLine[] => paragraphs.flatMap(({ lines }) => lines);
