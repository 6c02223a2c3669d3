/** Models and files in a talk store bytes as pictures do: under the same lock, and dropped by the same sweep. */
export { lockBytes, noteDropped } from './media-queries.server.ts';
