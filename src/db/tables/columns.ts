import type { ColumnType, JSONColumnType } from 'kysely';

export type Json = JSONColumnType<object, unknown, unknown>;
/** As `Json`; the schema test reads from the name that the database fills it in. */
export type JsonWithDefault = Json;
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
/** Written and queried by SQL only, never read back. */
export type Vector = ColumnType<string, unknown, unknown>;
/** Made by the database out of other columns. */
export type Computed = ColumnType<string, never, never>;
export type Bytes = ColumnType<Buffer, Buffer, Buffer>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;

/** A person's page in the marketplace: a designer's, a merchant's. */
export interface PageOfPersonTable {
  id: string;
  user_id: string;
  name: string;
  headline: JsonWithDefault;
  about: JsonWithDefault;
  city: string | null;
  avatar: string | null;
  cover: string | null;
  popularity: WithDefault<number>;
  status: WithDefault<'listed' | 'unlisted'>;
  created_at: Date;
  updated_at: Date;
}
