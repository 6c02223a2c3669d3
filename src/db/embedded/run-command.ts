import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface CommandResult {
  ok: boolean;
  output: string;
}

/**
 * Runs a program to its end with exactly this environment. A program that cannot be started is a failure like any
 * other.
 */
export async function runCommand(command: string[], env: Record<string, string>): Promise<CommandResult> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { ok: code === 0, output: `${stdout}${stderr}`.trim() };
  } catch (error) {
    return { ok: false, output: String((error as Error).message) };
  }
}
