import type { APIRoute } from 'astro';
import { authorizationServer } from '../../discovery/oauth.ts';
import { base } from '../../discovery/base.ts';

export const GET: APIRoute = () => Response.json(authorizationServer(base));
