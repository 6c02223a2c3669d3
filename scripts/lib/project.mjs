import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export function inProject(...parts) {
  return join(root, ...parts);
}

/** Progress messages. On stderr, so that a command's own output stays clean. */
export function log(line) {
  process.stderr.write(`${line}\n`);
}

/** An error shown as its message, without a stack. */
export class UserError extends Error {}

/** Runs a script's work; errors are printed as messages, with the stack only for unexpected ones. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    log(error instanceof UserError ? `\n${error.message}` : `\n${error?.stack ?? error}`);
    process.exitCode = 1;
  }
}

/** `npm run` puts our own Node first; whatever must survive a new install has to use the system's. */
export function systemPath(path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter((folder) => !folder.split(sep).includes('node_modules') && !folder.includes('node-gyp-bin'))
    .join(delimiter);
}

export function findProgram(name, path = systemPath()) {
  const found = path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
  return found === undefined ? null : realpathSync(found);
}

export function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
