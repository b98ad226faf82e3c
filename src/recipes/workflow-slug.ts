/** The slug of the workflow page. */
export const workflowSlug = 'workflow';
