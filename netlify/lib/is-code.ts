/** Whether an error has this code, such as `ENOENT`. */
export const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
