import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { runWithProduct } from './lib/good-node.mjs';
import { UserError, log } from './lib/project.mjs';

const refusals = {
  field_number: 'That is no email address.',
  field_pwd_strict: 'An admin’s password has 8 to 128 characters.',
  password_common: 'That password is one of the first that are guessed. Choose another.',
};

/**
 * `npm run admin:create -- --email you@example.com [--name You]`: creates an admin, or promotes an existing account.
 * Asks for what is missing; the password is read without echo, or from a pipe, and never from the command line, which
 * others can see.
 */
await runWithProduct(async (args) => {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } });
  const { email, password } = await asked(values.email);
  const { openDatabase, closeDatabase } = await import('../src/db/database.ts');
  const { startEmbeddedDatabase } = await import('../src/db/embedded/supervisor.ts');
  const { migrate } = await import('../src/db/migrate.ts');
  const { makeAdmin } = await import('../src/features/people/accounts/make-admin.server.ts');
  const { systemClock } = await import('../src/platform/clock.ts');
  const { createPasswordHasher } = await import('../src/platform/password-hasher.server.ts');
  const { readConfig } = await import('../src/server/config.ts');
  const config = readConfig();
  const embedded =
    config.databaseUrl === null ? await startEmbeddedDatabase({ dataDir: resolve(config.dataDir), log }) : null;
  const db = openDatabase(config.databaseUrl ?? embedded.url);
  try {
    await migrate(db, { log });
    const { created } = await makeAdmin(
      { db, clock: systemClock, hasher: await createPasswordHasher() },
      { email, nickname: values.name ?? email.split('@')[0], password },
    );
    log(
      created
        ? `${email} is an admin now.`
        : `${email} is an admin now, with this password; sessions and second factor of before have ended.`,
    );
    log(`Sign in at ${config.origin}/admin`);
  } catch (error) {
    throw refusals[error?.key] === undefined ? error : new UserError(refusals[error.key]);
  } finally {
    await closeDatabase(db);
    await embedded?.stop();
  }
});

async function asked(given) {
  const hidden = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden.unseen) process.stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: process.stdin.isTTY === true });
  try {
    if (!process.stdin.isTTY) return await piped(given, lines);
    const email = given ?? (await lines.question('Email: ')).trim();
    const unseen = async (question) => {
      process.stderr.write(question);
      hidden.unseen = true;
      const answer = await lines.question('');
      hidden.unseen = false;
      process.stderr.write('\n');
      return answer;
    };
    const password = await unseen('Password (8 to 128 characters): ');
    if ((await unseen('The same once more: ')) !== password) throw new UserError('The two are not the same.');
    return { email, password };
  } finally {
    lines.close();
  }
}

async function piped(email, lines) {
  if (email === undefined) throw new UserError('Say whose: npm run admin:create -- --email you@example.com');
  for await (const line of lines) return { email, password: line };
  throw new UserError('Give the password on standard input, or run it in a terminal.');
}
