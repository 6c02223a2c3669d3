import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync, truncateSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Cluster } from './cluster.ts';
import type { Launcher } from './launcher.ts';
import { addressSettings } from './server-address.ts';
import { settingArguments } from './server-settings.ts';

/**
 * The server's parent: a shell, since it costs next to nothing and cannot die with Node. It ends the server once no
 * process holds it any more. The process that started it holds a pipe, every process that joined the server holds the
 * named pipe `hold.<server>`; the kernel closes both however such a process dies. Opening the named pipe for both ways
 * first keeps the shell from waiting there for a first process to join. A stop signal sent too early is lost, so it is
 * sent every second, and an immediate shutdown after half a minute.
 */
const script = `
exec 6<&0
"$@" </dev/null 6<&- &
server=$!
hold=$0/hold.$server
rm -f "$hold" && mkfifo -m 600 "$hold" && exec 4<>"$hold" 5<"$hold" && exec 4>&-
(
  while read -r _; do :; done <&6
  while read -r _; do :; done <&5
  round=0 signal=INT
  while [ $round -lt 90 ] && kill -s $signal $server; do
    sleep 1
    round=$((round + 1))
    if [ $round -ge 30 ]; then signal=QUIT; fi
  done
) 2>/dev/null &
wait $server
code=$?
rm -f "$hold"
trap '' TERM
kill -s TERM 0
wait
exit $code
`;

interface Keeper {
  process: ChildProcess;
  /** Resolves when server and keeper have ended. */
  ended: Promise<void>;
}

/**
 * Starts the server in a session of its own: Ctrl-C in the terminal reaches Node alone, which then stops it in order.
 */
export function startKeeper(cluster: Cluster, launcher: Launcher): Keeper {
  const { paths, binaries } = cluster;
  const settings = settingArguments(addressSettings(cluster.address), cluster.settings);
  const [program = 'sh', ...args] = [
    ...launcher.prefix,
    'sh',
    '-c',
    script,
    paths.root,
    binaries.postgres,
    '-D',
    paths.data,
    ...settings,
  ];
  const log = openLog(paths.log);
  const child = spawn(program, args, { env: cluster.env, cwd: '/', detached: true, stdio: ['pipe', log, log] });
  closeSync(log);
  child.unref();
  (child.stdin as Socket | null)?.unref();
  child.stdin?.on('error', () => {});
  return {
    process: child,
    ended: once(child, 'close').then(
      () => {},
      () => {},
    ),
  };
}

const largestLog = 1_000_000;

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) truncateSync(file);
  return openSync(file, 'a', 0o600);
}
