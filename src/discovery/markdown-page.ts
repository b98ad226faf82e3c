import { base } from './base.ts';
import { markdownText } from './markdown-text.ts';

export const markdownPage = (text: string): Response => new Response(markdownText(text, base));
