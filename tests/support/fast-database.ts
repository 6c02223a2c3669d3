/** Settings of a database whose rows need not survive a power cut. */
export const unsafeFastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};
