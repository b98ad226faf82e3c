import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { wordingAt } from '../netlify/lib/answers.ts';
import type { Handler } from '../netlify/lib/by-method.ts';
import { networkOf } from '../netlify/lib/network.ts';
import { rateLimiter } from '../netlify/lib/rate-limit.ts';

interface FunctionModule {
  default: Handler;
  config: Config;
}

interface Route {
  name: string;
  path: string;
  /** The lower-case prefix of all addresses that it matches. */
  start: string;
  pattern: URLPattern;
  config: Config;
  excluded: URLPattern[];
}

export interface FunctionMatch {
  name: string;
  /** Whether a file at the same path takes precedence over the function. */
  preferStatic: boolean;
  run(request: Request, ip: string): Promise<Response>;
}

export interface ScheduledFunction {
  name: string;
  /** In cron syntax. */
  schedule: string;
  run(): Promise<unknown>;
}

/** Imports a function from its file. Astro's dev server has its own implementation, so that edits apply at once. */
export type Load = (file: string) => Promise<unknown>;

/** In bytes: Netlify's own limit for request bodies. */
const largestBody = 6 * 1024 * 1024;

const listed = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Netlify ignores case and one trailing slash. */
const pathPattern = (pathname: string) => new URLPattern({ pathname: `${pathname}{/}?` }, { ignoreCase: true });

/** Normalises a path: results are equal for paths that are the same to Netlify. */
const wholePath = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '');

/** Sorts literal paths first, then those with parameters, then those that end in `*`. */
const generality = ({ path }: Route) => (path.includes('*') ? 2 : path.includes(':') ? 1 : 0);

function routesOf(name: string, config: Config): Route[] {
  const excluded = listed(config.excludedPath).map(pathPattern);
  return listed(config.path).map((path) => {
    const [start = ''] = path.toLowerCase().split(/\/?[*:]/, 1);
    return { name, path, start, pattern: pathPattern(path), config, excluded };
  });
}

/** Caches imported modules until the server restarts. */
function importOnce(): Load {
  const modules = new Map<string, Promise<unknown>>();
  return (file) => {
    const module: Promise<unknown> = modules.get(file) ?? import(/* @vite-ignore */ pathToFileURL(file).href);
    modules.set(file, module);
    return module;
  };
}

/** Opens the functions in a folder, matched by the paths in their `config`, like Netlify. */
export async function openFunctions(folder: string, load: Load = importOnce()) {
  const files = (await readdir(folder)).filter((file) => /\.m?ts$/.test(file)).toSorted();
  // The contract test compares these values with those that Netlify's bundler reads.
  const loadFunction = async (file: string) => (await load(join(folder, file))) as FunctionModule;
  const loaded = await Promise.all(files.map(async (name) => ({ name, config: (await loadFunction(name)).config })));
  const routes = loaded
    .flatMap(({ name, config }) => routesOf(name, config))
    .toSorted((a, b) => generality(a) - generality(b));
  // Most requests match a literal path, and patterns are slow to try. A pattern may also match where the method of a
  // literal path did not.
  const isWhole = (route: Route) => generality(route) === 0;
  const open = routes.filter((route) => !isWhole(route));
  const wholePaths = Map.groupBy(routes.filter(isWhole), ({ path }) => wholePath(path));
  for (const found of wholePaths.values()) found.push(...open);
  const waitFor = rateLimiter();
  /** Work that functions continue after their answers. */
  const unfinished = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>) => {
    const done = work.catch(console.error).finally(() => unfinished.delete(done));
    unfinished.add(done);
  };

  async function run(
    { name, config }: Route,
    request: Request,
    ip: string,
    params: Record<string, string | undefined>,
  ) {
    const { rateLimit } = config;
    const fail = wordingAt(new URL(request.url).pathname);
    const seconds = rateLimit ? waitFor(`${name} ${networkOf(ip)}`, rateLimit) : 0;
    if (seconds > 0) {
      const detail = `Too many requests. Try again in ${seconds} s.`;
      return fail({ status: 429, code: 'rate_limited', detail, headers: { 'Retry-After': String(seconds) } });
    }
    if (Number(request.headers.get('content-length') ?? 0) > largestBody) {
      return fail({ status: 413, code: 'too_large', detail: `At most ${largestBody} bytes can be sent.` });
    }
    try {
      const { default: handler } = await loadFunction(name);
      return await handler(request, functionContext({ request, ip, params, waitUntil }));
    } catch (error) {
      console.error(error);
      return fail({ status: 500, code: 'unexpected', detail: 'Something went wrong on our side.' });
    }
  }

  const scheduled = loaded.flatMap(({ name, config: { schedule } }): ScheduledFunction[] => {
    const run = async () =>
      (await loadFunction(name)).default(new Request('http://localhost/'), functionContext({ waitUntil }));
    return schedule === undefined ? [] : [{ name: parse(name).name, schedule, run }];
  });

  return {
    scheduled,
    /** Resolves when functions have finished their work after answers, or after this many milliseconds. */
    settled: (patience: number) =>
      Promise.race([Promise.all(unfinished), setTimeout(patience, undefined, { ref: false })]),
    routes: routes.map(({ name, path, config }) => ({ name: parse(name).name, path, config })),
    match(method: string, pathname: string): FunctionMatch | undefined {
      const lower = wholePath(pathname);
      const whole = wholePaths.get(lower);
      for (const route of whole ?? open) {
        const { name, config, start, pattern, excluded } = route;
        if (!lower.startsWith(start)) continue;
        const methods: readonly string[] = listed(config.method);
        // HEAD is answered like GET.
        const answered = method === 'HEAD' ? 'GET' : method;
        if (methods.length > 0 && !methods.includes(answered)) continue;
        const groups = whole && isWhole(route) ? {} : pattern.exec({ pathname })?.pathname.groups;
        if (!groups || excluded.some((one) => one.test({ pathname }))) continue;
        const preferStatic = config.preferStatic === true;
        return {
          name: parse(name).name,
          preferStatic,
          run: (request, ip) => run(route, request, ip, groups),
        };
      }
      return undefined;
    },
  };
}

interface Circumstances {
  waitUntil: Context['waitUntil'];
  request?: Request;
  ip?: string;
  params?: Record<string, string | undefined>;
}

/**
 * Builds the part of Netlify's context that exists on one's own machine. The rest is specific to Netlify: accounts,
 * deploys, cookies at its edge.
 */
function functionContext({ waitUntil, request, ip = '', params = {} }: Circumstances): Context {
  const known: Partial<Context> = {
    ip,
    // Parameters of a matching path have values.
    params: params as Record<string, string>,
    requestId: randomUUID(),
    ...(request && { url: new URL(request.url) }),
    geo: {},
    server: {},
    site: {},
    waitUntil,
  };
  // Functions use only these parts of the context; others would be undefined on Netlify too.
  return known as Context;
}
