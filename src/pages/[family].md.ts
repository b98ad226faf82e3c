import type { APIRoute, GetStaticPaths } from 'astro';
import { hubs } from '#directory/hubs.ts';
import { hubText } from '#discovery/hub-text.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

export const getStaticPaths = (() =>
  hubs.map((hub) => ({ params: { family: hub.slug }, props: hub }))) satisfies GetStaticPaths;

export const GET: APIRoute<(typeof hubs)[number]> = ({ props }) => markdownPage(hubText(props));
