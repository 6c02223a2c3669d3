/**
 * How Node serves, wherever it is started from (package.json says the same for a Node that serves itself). Its young
 * generation takes up to 64 MB for each half unless told otherwise; 16 is enough. The allocator keeps a pool of memory
 * for every thread that ever ran unless told to share one, and gives large pieces back only where it may not raise its
 * own limit for them.
 */
export const serveFlags = ['--max-semi-space-size=16'];
export const serveEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
