/** Paths inside a cluster's data folder that a copy must not or need not carry; its folders are kept, empty. */
export function isTransient(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    emptied.some((folder) => path.startsWith(`${folder}/`)) ||
    dropped.has(path) ||
    name === 'pg_internal.init' ||
    name.startsWith('pgsql_tmp')
  );
}

const emptied = ['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const dropped = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'tablespace_map.old',
]);

/** The log segments a copy needs, from the one its label names to the last, without a hole. */
export function walBetween(present: string[], label: string, last: string): string[] {
  const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];
  if (first === undefined) throw new Error('The backup label names no log segment.');
  const needed = present.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last).sort();
  if (needed.length !== segmentNumber(last) - segmentNumber(first) + 1)
    throw new Error('Part of the write-ahead log is missing.');
  return needed;
}

/** Names hold timeline, log file and segment, eight digits each; with segments of 16 MB there are 256 in a log file. */
function segmentNumber(name: string): number {
  return Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);
}
