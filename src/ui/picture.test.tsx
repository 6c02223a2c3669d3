import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const picture = { hash: 'ab'.repeat(32), width: 1500, height: 1000, placeholder: 'UklGRg==' };

describe('D6: a stored picture in a page', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="(width >= 48rem) 50vw, 100vw" alt="A veranda" />);

  test('in two formats and the widths it has, with the width of its bed', () => {
    const sources = [...html.matchAll(/<source type="image\/(\w+)" srcSet="([^"]+)" sizes="([^"]+)"/g)].map(
      ([, type, set, sizes]) => [type, set!.split(', ').length, sizes],
    );
    expect(sources).toEqual([
      ['avif', 7, '(width &gt;= 48rem) 50vw, 100vw'],
      ['webp', 7, '(width &gt;= 48rem) 50vw, 100vw'],
    ]);
    expect(html).toContain(`/media/${picture.hash}/1600.avif 1500w`);
  });

  test('with its sides, its words and something to see meanwhile; later unless it is in the first screen', () => {
    expect(html).toContain('width="1500" height="1000"');
    expect(html).toContain('alt="A veranda"');
    expect(html).toContain('background-image:url(&quot;data:image/webp;base64,UklGRg==&quot;)');
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('fetchPriority');
    expect(renderToStaticMarkup(<Picture eager picture={picture} sizes="100vw" alt="" />)).toMatch(
      /loading="eager".*fetchPriority="high"/,
    );
  });

  test('one of our own files is as it was', () => {
    expect(renderToStaticMarkup(<Picture name="japandi" width={912} height={608} alt="" />)).toContain(
      'src="/pictures/japandi.webp"',
    );
  });
});
