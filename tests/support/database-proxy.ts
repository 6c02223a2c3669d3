import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

/** A proxy to a database that can be shut, as when its machine goes away, and opened again. */
export interface DatabaseProxy {
  url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
  /**
   * Connections stay open but receive nothing more, new ones too, as on a silently cut network; until `thaw`, for new
   * ones.
   */
  freeze(): void;
  thaw(): void;
}

export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const beyond = targetOf(url);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    if (frozen) return void sockets.add(near.pause());
    const far = createConnection(beyond);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const through = new URL(url.replace(/@[^/]*\//, `@127.0.0.1:${port}/`));
  return {
    url: through.href,
    open: () => listen(port),
    thaw() {
      frozen = false;
    },
    freeze() {
      frozen = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function targetOf(url: string): NetConnectOpts {
  const [, host = '', port = '5432'] = /@([^/]*?):?(\d*)\//.exec(url) ?? [];
  const name = decodeURIComponent(host);
  return name.startsWith('/')
    ? { path: `${name}/.s.PGSQL.${port || 5432}` }
    : { host: name, port: Number(port || 5432) };
}
