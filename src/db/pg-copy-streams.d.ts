/** What we use of pg-copy-streams, which brings no types. */
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  export function from(text: string): Writable & Submittable;
}
