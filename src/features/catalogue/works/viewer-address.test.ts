import { expect, test } from 'vitest';
import { viewerHost } from './viewer-address.ts';

const hosts = ['coohom.com', 'sketchfab.com'];

test.each([
  'https://coohom.com/a',
  'https://www.coohom.com/pub/tool/panorama?id=1',
  'https://SKETCHFAB.com/models/x/embed',
])('G3: a viewer of the list, or below it: %s', (address) => {
  expect(viewerHost(address, hosts)).not.toBeNull();
});

test.each([
  'http://coohom.com/a',
  'https://evilcoohom.com/',
  'https://coohom.com.evil.example/',
  'https://coohom.com@evil.example/',
  'https://me:secret@coohom.com/',
  'https://coohom.com:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//coohom.com/a',
  '/works',
  'coohom.com',
  '',
  'https://',
  'https://evil.example/?coohom.com',
  'https://evil.example\\@coohom.com/',
  'ftp://coohom.com/',
])('G3: anything else is not: %s', (address) => {
  expect(viewerHost(address, hosts)).toBeNull();
});

test('G3: an empty list lets nobody in', () => {
  expect(viewerHost('https://coohom.com/', [])).toBeNull();
});
