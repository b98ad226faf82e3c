import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

export interface HeaderRule {
  for: string;
  forRegExp: RegExp;
  values: Record<string, string>;
}

export interface RedirectRule {
  /** Returns the parameters of a matching address; undefined for other addresses. */
  match(pathname: string): Record<string, string | undefined> | undefined;
  to: string;
  status: number;
  /** Takes precedence over a file at the same path. */
  force: boolean;
}

/** The result of Netlify's parser, which has no types. */
interface ParsedRedirect {
  path: string;
  to: string;
  status?: number;
  force: boolean;
  query: object;
  conditions: object;
  signed?: string;
}

const failOn = (errors: unknown[]) => {
  if (errors.length > 0) throw new AggregateError(errors, 'netlify.toml, _headers or _redirects cannot be read');
};

/** Reads the headers of static files from `_headers` and `netlify.toml`, in order: the last matching rule wins. */
export async function readHeaderRules(dist: string, toml: string): Promise<HeaderRule[]> {
  const headersFiles = [join(dist, '_headers')];
  const { headers, errors } = await parseAllHeaders({
    headersFiles,
    netlifyConfigPath: toml,
    configHeaders: [],
    minimal: false,
  });
  failOn(errors);
  // The parser's types omit the properties of rules.
  return headers as HeaderRule[];
}

/** Returns the headers of an address, like Netlify: of all rules that match it, the last value of each header. */
export const headersAt = (rules: readonly HeaderRule[], address: string): Headers => {
  const headers = new Headers();
  for (const { forRegExp, values } of rules) {
    if (!forRegExp.test(address)) continue;
    for (const [name, value] of Object.entries(values)) headers.set(name, value);
  }
  return headers;
};

export async function readRedirectRules(dist: string, toml: string): Promise<RedirectRule[]> {
  const redirectsFiles = [join(dist, '_redirects')];
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles,
    netlifyConfigPath: toml,
    configRedirects: [],
    minimal: false,
  });
  failOn(errors);
  // The parser's types omit the properties of rules.
  return (redirects as ParsedRedirect[]).map(toRule);
}

function toRule({ path, to, status = 301, force, query, conditions, signed }: ParsedRedirect): RedirectRule {
  const isPlain = Object.keys(query).length === 0 && Object.keys(conditions).length === 0 && !signed;
  if (!isPlain || (status === 200 && !to.startsWith('/'))) {
    throw new Error(`The redirect from ${path} has conditions or a proxy, which only Netlify knows`);
  }
  const pathname = path.endsWith('/*') ? `${path.slice(0, -2)}/:splat(.*)` : `${path.replace(/\/$/, '')}{/}?`;
  if (!/[*:]/.test(path)) {
    // Most rules have a literal path, and patterns are slow to try.
    const whole = path.replace(/\/$/, '');
    return { match: (asked) => (asked.replace(/\/$/, '') === whole ? {} : undefined), to, status, force };
  }
  const pattern = new URLPattern({ pathname });
  return { match: (asked) => pattern.exec({ pathname: asked })?.pathname.groups, to, status, force };
}
