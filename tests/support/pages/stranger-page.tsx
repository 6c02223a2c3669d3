import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Viewer } from '#lib/person.ts';

const unsafe = /[&<>\u2028\u2029]/g;
const inScript = (json: string) =>
  JSON.stringify(json).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * A page as ours are made, small: a person in texts, attributes and the router's data, and a script of nobody's.
 * `nonces: 'personal'`: as it is sent, where only the script that names somebody carries the nonce.
 */
export function strangerPage(
  viewer: Viewer | null,
  nonce: string,
  own: string | null,
  nonces: 'all' | 'personal' = 'all',
): string {
  const long = createHash('sha256').update('filling').digest('hex').repeat(20);
  const markup = renderToStaticMarkup(
    <html lang="en">
      <body>
        <script nonce={nonces === 'all' ? nonce : undefined} dangerouslySetInnerHTML={{ __html: 'first()' }} />
        {viewer === null ? (
          <p>visitor</p>
        ) : (
          <button type="button" aria-label={`${viewer.nickname}’s account`}>
            {viewer.avatar === null ? viewer.initial : <img alt="" src={viewer.avatar} />}
          </button>
        )}
        <p>{long}</p>
        <p>{own === null ? '' : `own:${own}`}</p>
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: `data(${inScript(JSON.stringify({ viewer, long }))})` }}
        />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}
