// `npm run dev`: the same server, its code loaded through Vite, pages and styles replaced as they change.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';

const httpServer = createHttpServer();
const vite = await createServer({
  server: { middlewareMode: { server: httpServer }, hmr: { server: httpServer } },
  appType: 'custom',
});
const server = await vite.ssrLoadModule('/src/server/main.ts');
const { startEmbeddedDatabase } = await vite.ssrLoadModule('/src/db/embedded/supervisor.ts');
const config = server.readConfig();
const embedded =
  config.databaseUrl === null
    ? await startEmbeddedDatabase({ dataDir: config.dataDir, log: (line) => process.stderr.write(`${line}\n`) })
    : null;
if (embedded) config.databaseUrl = embedded.url;
let application = await server.startSite(config, null);
let restarting = Promise.resolve();

httpServer.on('request', (request, response) => {
  vite.middlewares(request, response, () => application.app.routing(request, response));
});
httpServer.listen(config.port, config.host, () => process.stdout.write(`Hiên 轩, developing: ${config.origin}\n`));

// A change of the server's own code (rules, calls, SQL) restarts the application; the database keeps running.
vite.watcher.on('change', (file) => {
  if (!/\.(ts|sql|json)$/.test(file) || !/\/(src|messages)\//.test(file) || file.endsWith('.test.ts')) return;
  restarting = restarting.then(reopen, reopen);
});

async function reopen() {
  try {
    const next = await vite.ssrLoadModule('/src/server/main.ts');
    const old = application;
    application = await next.startSite(config, null);
    await old.close();
  } catch (error) {
    vite.ssrFixStacktrace(error);
    process.stderr.write(`${error.stack}\n`);
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await application.close();
    await vite.close();
    await embedded?.stop();
    process.exit(0);
  });
}
