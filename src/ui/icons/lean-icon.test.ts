import { readdirSync } from 'node:fs';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import leanIcon, { type IconData } from './lean-icon.ts';

const folder = new URL('../../../node_modules/lucide-react/dist/esm/icons/', import.meta.url);
/** Every fortieth: enough to meet each kind of line they are drawn with. */
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .filter((_, at) => at % 40 === 0);

interface IconFile {
  __iconData?: IconData;
  default: ComponentType<object>;
}

describe('STYLE: a drawing is the same, whoever writes it', () => {
  test('those of the package, plain and with what the site gives them', async () => {
    let compared = 0;
    for (const name of names) {
      const { __iconData: data, default: theirs } = (await import(new URL(name, folder).href)) as IconFile;
      // An alias is another file's.
      if (data === undefined) continue;
      const ours = leanIcon(data);
      const html = (icon: ComponentType<object>, props: object) => renderToStaticMarkup(createElement(icon, props));
      const given = { 'aria-hidden': true, size: 18, strokeWidth: 1.5, className: 'shrink-0 text-ink-soft' };
      expect(html(ours, given)).toBe(html(theirs, given));
      expect(html(ours, {})).toBe(html(theirs, {}));
      expect(html(ours, { role: 'img', color: 'red' })).toBe(html(theirs, { role: 'img', color: 'red' }));
      compared++;
    }
    expect(compared).toBeGreaterThan(30);
  });
});
