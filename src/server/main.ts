import { join } from 'node:path';
import { countModels } from '#features/catalogue/models/library.server.ts';
import { demoAccounts, demoKinds, demoPassword } from '#features/people/accounts/demo-accounts.ts';
import { readConfig, type Config } from '#server/config.ts';
import { startApplication, type Application } from '#server/application.ts';
import { mountSite } from '#server/pages/site.ts';
import { weakSettings } from '#server/weak-settings.ts';
import { renderElsewhere } from '#server/rendering/render-elsewhere.ts';

export { readConfig };

/** An application with its pages: what `npm start` and `npm run dev` run. */
export function startSite(config: Config, clientDir: string | null): Promise<Application> {
  return startApplication(config, (app, http) => mountSite(app, http, clientDir));
}

/** Serves until stopped, then closes everything in order. */
export async function main(): Promise<void> {
  const config = readConfig();
  if (config.renderFor) {
    await renderElsewhere(config.renderFor, config.renderThreads);
    // The channel to whoever started it would keep it.
    process.exit(0);
  }
  const application = await startSite(config, join(import.meta.dirname, '../client'));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      application.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  if (config.role !== 'worker') {
    // Builds the index of models now, not while the first visitor and everybody else wait.
    countModels();
    await application.app.listen({ host: config.host, port: config.port });
  }
  process.stdout.write(greeting(config));
}

function greeting(config: Config): string {
  const lines = [config.role === 'worker' ? 'Hiên 轩 works in the background.' : `Hiên 轩 is ready: ${config.origin}`];
  lines.push(...weakSettings(config).map((why) => `Warning: ${why}`));
  if (config.demo)
    lines.push(
      '',
      'Demo accounts, password ' + demoPassword + ':',
      ...demoKinds.map((kind) => `  ${kind.padEnd(9)}${demoAccounts[kind].email}`),
      `Codes and mails: ${config.origin}/outbox`,
    );
  return `\n${lines.join('\n')}\n\n`;
}
