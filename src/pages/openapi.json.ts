import type { APIRoute } from 'astro';
import { base } from '#discovery/base.ts';
import { openApi } from '#discovery/openapi.ts';

export const GET: APIRoute = () => Response.json(openApi(base));
