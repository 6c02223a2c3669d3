import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

// Without a graphics card: drawing through an emulated one takes three to eight times as long, and no page here has WebGL yet.
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const paths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's browser, drawing without a GPU. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: paths.find((path) => existsSync(path)), args: flags });
}
