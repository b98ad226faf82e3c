import type { APIRoute } from 'astro';
import { skillText } from '../../../../discovery/skill.ts';

export const GET: APIRoute = () => new Response(skillText());
