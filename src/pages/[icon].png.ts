import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, icons } from '#install/icons.ts';

export const getStaticPaths = (() =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }))) satisfies GetStaticPaths;

export const GET: APIRoute<(typeof icons)[keyof typeof icons]> = async ({ props }) =>
  new Response(await drawIcon(props));
