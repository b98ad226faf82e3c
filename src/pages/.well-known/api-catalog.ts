import type { APIRoute } from 'astro';
import { api } from '../../api/api.ts';
import { base } from '../../discovery/base.ts';

/** RFC 9727, in the linkset format of RFC 9264. */
export const GET: APIRoute = () =>
  Response.json({
    linkset: [
      {
        anchor: `${base}/api`,
        'service-desc': [{ href: `${base}/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${base}/docs/api`, type: 'text/html' }],
        'service-meta': [{ href: `${base}/.well-known/oauth-protected-resource`, type: 'application/json' }],
        status: [{ href: base + api.getHealth.path, type: 'application/json' }],
      },
    ],
  });
