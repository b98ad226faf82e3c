import type { APIRoute } from 'astro';
import { skill, skillDigest, skillPath } from '../../../discovery/skill.ts';

/** Agent Skills Discovery 0.2.0: clients refuse any other `$schema`, and a digest that does not match the file. */
export const GET: APIRoute = () =>
  Response.json({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ ...skill, type: 'skill-md', url: skillPath, digest: skillDigest() }],
  });
