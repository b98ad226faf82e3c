import type { APIRoute } from 'astro';
import { openidConfiguration } from '../../discovery/oauth.ts';
import { base } from '../../discovery/base.ts';

export const GET: APIRoute = () => Response.json(openidConfiguration(base));
