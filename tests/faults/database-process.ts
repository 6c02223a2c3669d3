import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface WriterOptions {
  write?: boolean;
  /** Runs it as another user, through this. */
  through?: string[];
  searchPath?: string;
}

/** A process with the embedded database in it, and everything it has said. */
export class WriterProcess {
  readonly child: ChildProcess;
  readonly acknowledged: string[] = [];
  readonly logged: string[] = [];
  url = '';
  #errors = '';
  #closed: Promise<unknown>;

  constructor(dataDir: string, { write = false, through = [], searchPath }: WriterOptions = {}) {
    const script = join(import.meta.dirname, 'writer.ts');
    const command = [
      ...through,
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      script,
      dataDir,
      write ? 'write' : 'hold',
      ...(searchPath === undefined ? [] : [searchPath]),
    ];
    this.child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#closed = once(this.child, 'close');
    this.child.stderr!.on('data', (chunk: Buffer) => {
      this.#errors += chunk.toString();
    });
    createInterface(this.child.stdout!).on('line', (line) => this.#hear(line));
  }

  #hear(line: string): void {
    const word = line.slice(0, line.indexOf(' '));
    const rest = line.slice(line.indexOf(' ') + 1);
    if (word === 'ready') this.url = rest;
    if (word === 'ack') this.acknowledged.push(rest);
    if (word === 'log') this.logged.push(rest);
  }

  /** Waits until it can be used; an early end is an error with what it said. */
  async ready(): Promise<this> {
    await until(() => this.url !== '' || this.child.exitCode !== null);
    if (this.url === '') throw new Error(`The writer did not start: ${this.#errors}`);
    return this;
  }

  /** Waits for so many more acknowledged rows from now. */
  async more(rows: number): Promise<void> {
    const goal = this.acknowledged.length + rows;
    await until(() => this.acknowledged.length >= goal || this.child.exitCode !== null);
    if (this.acknowledged.length < goal) throw new Error(`The writer ended: ${this.#errors}`);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.#closed;
  }

  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    await this.#closed;
    return this.child.exitCode;
  }
}

/** Asks again and again; what does not come within half a minute does not come. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`This never came true: ${String(condition)}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}
