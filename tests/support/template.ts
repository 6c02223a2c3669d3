/** The migrated database every test file copies. */
export const template = 'hien_template';

/** The same server and user, another database. */
export function urlOf(url: string, database: string): string {
  return url.replace(/[^/]*$/, database);
}
