import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const paths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * WebGL without a graphics card; the page around it is composited without one, which halves the time. Pages drawn
 * through it take three to eight times as long, so only tests of 3D use it.
 */
const emulatedGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'];

/** Letters where the font puts them, not on whole pixels, which swallows spaces: for pictures that are looked at. */
const evenText = ['--font-render-hinting=none', '--enable-font-subpixel-positioning'];

/** The system's browser, as headless shell where there is one. */
export function launch({ webgl = false, largeText = false, pictures = true, even = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: paths.find((path) => existsSync(path)),
    args: [
      ...flags,
      ...(even ? evenText : []),
      ...(webgl ? emulatedGraphics : ['--disable-gpu']),
      ...blinkSettings({ largeText, pictures }),
    ],
  });
}

/** Text twice as large is a browser setting: media queries in `rem` follow. Chromium reads only the last such flag. */
function blinkSettings({ largeText, pictures }: { largeText: boolean; pictures: boolean }): string[] {
  const settings = [...(largeText ? ['defaultFontSize=32'] : []), ...(pictures ? [] : ['imagesEnabled=false'])];
  return settings.length === 0 ? [] : [`--blink-settings=${settings.join(',')}`];
}
