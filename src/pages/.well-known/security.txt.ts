import type { APIRoute } from 'astro';
import { buildDate } from '../../build/build-date.ts';
import { base } from '../../discovery/base.ts';
import { securityContact } from '../../discovery/security-contact.ts';

const { page, languages, validDays } = securityContact;

const expires = new Date(buildDate.getTime() + validDays * 86_400_000).toISOString();

const lines = [
  `Contact: ${base}${page}`,
  `Expires: ${expires}`,
  `Preferred-Languages: ${languages.join(', ')}`,
  `Canonical: ${base}/.well-known/security.txt`,
];

export const GET: APIRoute = () => new Response(`${lines.join('\n')}\n`);
