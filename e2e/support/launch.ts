import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const flags = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const paths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's browser, drawing without a GPU. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: paths.find((path) => existsSync(path)), args: flags });
}
