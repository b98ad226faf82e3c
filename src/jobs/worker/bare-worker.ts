/**
 * The memory that a worker takes besides what its engine holds: the program, its threads, and what its page does for
 * it. In bytes.
 */
export const bareWorker = 100e6;
