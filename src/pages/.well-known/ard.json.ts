import type { APIRoute } from 'astro';
import { aiCatalog } from '../../discovery/ai-catalog.ts';

export const GET: APIRoute = () => Response.json(aiCatalog);
