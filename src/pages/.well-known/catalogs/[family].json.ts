import type { APIRoute } from 'astro';
import { familyCatalogs } from '../../../discovery/ai-catalog.ts';

export const getStaticPaths = () =>
  familyCatalogs.map(({ id, catalog }) => ({ params: { family: id }, props: { catalog } }));

export const GET: APIRoute<Pick<(typeof familyCatalogs)[number], 'catalog'>> = ({ props }) =>
  Response.json(props.catalog);
