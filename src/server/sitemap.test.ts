import { expect, test } from 'vitest';
import { robots, sitemap } from '#server/sitemap.ts';

test('A8: the sitemap names every public page in each language with its alternates, and no private one', () => {
  const xml = sitemap('https://hien.example');
  expect(xml).toContain('<loc>https://hien.example/works?lang=vi</loc>');
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://hien.example/TermsOfUse"/>');
  expect(xml).not.toContain('/user/user');
  expect(xml).not.toContain('/outbox');
  expect(xml.match(/<loc>/g)!.length % 3).toBe(0);
  expect(robots('https://hien.example')).toContain('Sitemap: https://hien.example/sitemap.xml');
});
