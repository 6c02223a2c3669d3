import { existsSync, realpathSync } from 'node:fs';
import { findProgram, inProject, UserError } from './project.mjs';

const wanted = 24;

/** Whether the current Node can run the product: it must run TypeScript directly. */
export function isGoodNode(version = process.versions.node) {
  return Number(version.split('.')[0]) >= wanted;
}

/** The Node for the product: the one from the lockfile, else the current one, if it is new enough. */
export function goodNode() {
  const brought = inProject('node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (process.platform === 'linux' && existsSync(brought)) return brought;
  if (isGoodNode()) return process.execPath;
  throw new UserError(
    `Hiên needs Node ${wanted} or newer on ${process.platform}-${process.arch}; this is ${process.version}. Please install it from nodejs.org.`,
  );
}

/** The Node and npm of the system: an install may replace the Node inside node_modules while it runs. */
export function systemNpm() {
  const node = outside(process.env.npm_node_execpath) ?? outside(process.execPath) ?? findProgram('node');
  const cli = process.env.npm_execpath;
  if (node && cli && existsSync(cli) && /\.[cm]?js$/.test(cli)) return { program: node, args: [cli] };
  const npm = findProgram('npm');
  if (npm && node) return /\.[cm]?js$/.test(npm) ? { program: node, args: [npm] } : { program: npm, args: [] };
  throw new UserError('npm cannot be found. Please install Node with npm.');
}

function outside(file) {
  if (!file || !existsSync(file)) return null;
  return realpathSync(file).includes('/node_modules/node-linux-') ? null : file;
}
