/**
 * For a small machine that must not lose an acknowledged commit. Given on the command line, so they follow the code,
 * not the cluster.
 */
const always: Record<string, string> = {
  shared_buffers: '256MB',
  // Data is mostly in memory, and two cores are too few for parallel queries.
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  max_connections: '60',
  wal_level: 'replica',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements reach the caller; in this log they would only reveal people's data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',
};

export function settingArguments(...more: Record<string, string>[]): string[] {
  return Object.entries(Object.assign({}, always, ...more)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
