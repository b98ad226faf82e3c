import { connectionsAnywhere, importMapMark, policyHeaders, securityHeaders } from '#policies.ts';
import type { Failure } from './answers.ts';
import { readBuilt } from './built.ts';
import type { FieldError } from './receive.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * Returns the contact page with the values that were entered and an error beside each field, for browsers without
 * scripts.
 */
export async function fillForm(fields: Record<string, string>, failure: Failure): Promise<Response> {
  const page = await readBuilt('contact.html');
  if (!page) throw new Error('The contact page was not built with this site');
  let html = new TextDecoder().decode(page);
  for (const [name, value] of Object.entries(fields)) html = setValue(html, name, value);
  // `receive` sets it.
  const errors = (failure.facts?.['errors'] ?? [{ field: 'form', detail: failure.detail }]) as FieldError[];
  for (const { field, detail } of errors) html = showError(html, field || 'form', detail);
  const { 'Connection-Allowlist': connections, 'Content-Security-Policy': csp, ...policy } = policyHeaders('form');
  // The page has its policy in itself, too.
  const [importMap = ''] = /'sha256-[^']+'/.exec(html) ?? [];
  const headers = {
    ...securityHeaders,
    ...policy,
    'Content-Security-Policy': csp.replace(importMapMark, importMap),
    // The page takes no files, and a function does not know which of its addresses the site was requested at.
    'Connection-Allowlist': connectionsAnywhere(connections),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  return new Response(html, { status: failure.status, headers: { ...headers, ...failure.headers } });
}

/** Names come from strangers, and only plain words can be field names. */
const isPlain = (name: string) => /^[a-z]+$/.test(name);

function setValue(html: string, name: string, value: string): string {
  if (!isPlain(name)) return html;
  return html
    .replace(new RegExp(`(<input [^>]*name="${name}"[^>]*)>`), (_, tag: string) => `${tag} value="${escape(value)}">`)
    .replace(new RegExp(`(<textarea [^>]*name="${name}"[^>]*>)`), (_, tag: string) => tag + escape(value));
}

function showError(html: string, field: string, detail: string): string {
  if (!isPlain(field)) return html;
  const line = new RegExp(`<p [^>]*id="${field}-error"[^>]*>`);
  const input = new RegExp(`<(?:input|textarea) [^>]*name="${field}"`);
  return html
    .replace(line, (tag) => tag.replace(' hidden', '') + escape(detail))
    .replace(input, (tag) => `${tag} aria-invalid="true"`);
}
