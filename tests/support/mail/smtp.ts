import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readMail, type Mail } from './read-mail.ts';
import type { FromServer, ToServer } from './smtp-server.ts';

export interface SmtpProcess {
  url: string;
  /** Every mail it took, oldest first. */
  mails: Mail[];
  /** Every recipient it refused. */
  refused: string[];
  refuseNext(times: number, code?: number): void;
  stop(): Promise<void>;
}

export async function startSmtp(login = ''): Promise<SmtpProcess> {
  const child = fork(join(import.meta.dirname, 'smtp-server.ts'), { execArgv: [] });
  const mails: Mail[] = [];
  const refused: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('message', (message: FromServer) => {
      if ('port' in message) resolve(message.port);
      else if ('refused' in message) refused.push(message.refused);
      else mails.push({ ...readMail(message.raw), to: message.to, from: message.from });
    });
  });
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    mails,
    refused,
    refuseNext: (times, code = 451) => child.send({ refuseNext: times, code } satisfies ToServer),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
