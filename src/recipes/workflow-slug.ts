/** The page of workflows. */
export const workflowSlug = 'workflow';
