import { existsSync } from 'node:fs';
import { run } from './command.mjs';
import { findProgram, UserError, log } from './project.mjs';

/** The browser without its windows, menus and new-tab pages: the same engine in a third less time. */
const shell = 'chromium-headless-shell';
const fonts = 'fonts-noto-cjk';
const chineseFonts = ['/usr/share/fonts/opentype/noto', '/usr/share/fonts/noto-cjk', '/System/Library/Fonts'];

/** A browser to test in and Chinese fonts: installed where we may (Debian, root), else the command is printed. */
export async function ensureBrowser() {
  const apt = process.getuid?.() === 0 ? findProgram('apt-get') : null;
  const browser = findProgram(shell) ?? (apt ? null : findProgram('chromium'));
  const missing = [browser ? null : shell, chineseFonts.some((folder) => existsSync(folder)) ? null : fonts].filter(
    Boolean,
  );
  if (missing.length === 0) return;
  if (!apt)
    throw new UserError(
      `The browser tests need ${missing.join(' and ')}. On Debian: apt-get update && apt-get install -y ${missing.join(' ')}`,
    );
  log(`Installing ${missing.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update'], { env, quiet: true, what: 'apt-get update' });
  await run(apt, ['install', '-y', '--no-install-recommends', ...missing], {
    env,
    quiet: true,
    what: 'apt-get install',
  });
}
