/** A mail as a reader would show it. */
export interface Mail {
  to: string[];
  from: string;
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
}

export function readMail(raw: string): Omit<Mail, 'to' | 'from'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts =
    boundary === undefined
      ? [{ headers, body }]
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.replace(/^\r?\n/, '')));
  const find = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type));
    return part ? decode(part) : '';
  };
  return { headers, subject: words(headers.subject ?? ''), text: find('text/plain'), html: find('text/html') };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(raw) ?? [];
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return {
    headers: Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    body,
  };
}

function decode({ headers, body }: { headers: Record<string, string>; body: string }): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').trim();
  if (encoding === 'quoted-printable')
    return quoted(body.replace(/=\r?\n/g, ''))
      .replaceAll('\r\n', '\n')
      .trim();
  return body.replaceAll('\r\n', '\n').trim();
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; white space between two of them is none. */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, value: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(value, 'base64').toString('utf8') : quoted(value.replaceAll('_', ' ')),
    );
}

function quoted(text: string): string {
  return text.replace(/(?:=[0-9A-F]{2})+/gi, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
}
