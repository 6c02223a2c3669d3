import { spawn } from 'node:child_process';
import { UserError, root } from './project.mjs';

/** Runs a program in the project. Quiet ones print their output only if they fail. */
export async function run(program, args, { env = process.env, quiet = false, what = program } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const said = [];
  child.stdout?.on('data', (chunk) => said.push(chunk));
  child.stderr?.on('data', (chunk) => said.push(chunk));
  const code = await ending(child);
  if (code !== 0) throw new UserError(`${Buffer.concat(said).toString().trimEnd()}\n${what} failed (${code}).`.trim());
}

/** The exit code, as a shell reports it for a killed process. */
export function ending(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(String(error.message)));
    child.once('close', (code, signal) => resolve(code ?? 128 + (signalNumbers[signal] ?? 0)));
  });
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
