import type { APIRoute } from 'astro';
import { protectedResource } from '../../discovery/oauth.ts';
import { base } from '../../discovery/base.ts';

export const GET: APIRoute = () => Response.json(protectedResource(base));
