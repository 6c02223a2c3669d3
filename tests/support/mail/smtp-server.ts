// A real SMTP server in a process of its own. It reports its port and each mail to its parent, which may make it refuse
// the next ones.
import { SMTPServer } from 'smtp-server';

export type FromServer = { port: number } | { to: string[]; from: string; raw: string } | { refused: string };
export interface ToServer {
  refuseNext: number;
  code: number;
}

const refusing: ToServer = { refuseNext: 0, code: 451 };
process.on('message', (message: ToServer) => Object.assign(refusing, message));
process.on('disconnect', () => process.exit(0));

const sendToParent = (message: FromServer) => process.send!(message);

const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'hien' && password === 'p@ss word' ? done(null, { user: username }) : done(new Error('no such user')),
  onRcptTo({ address }, _session, done) {
    if (refusing.refuseNext <= 0) return done();
    refusing.refuseNext -= 1;
    sendToParent({ refused: address });
    return done(Object.assign(new Error(`not now, ${address}`), { responseCode: refusing.code }));
  },
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      sendToParent({
        to: envelope.rcptTo.map(({ address }) => address),
        from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        raw: Buffer.concat(chunks).toString('utf8'),
      });
      done();
    });
  },
});
server.listen(0, '127.0.0.1', () => sendToParent({ port: (server.server.address() as { port: number }).port }));
