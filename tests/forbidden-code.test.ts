import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * What is dangerous wherever it stands is written in few places, named here with the requirement of docs/security.md it
 * is about. A new place is a decision: it is added here by somebody who looked at what reaches it.
 */
const root = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/testing\/|^src\/demo\//.test(path))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(root, path), 'utf8')) }));

interface Rule {
  what: string;
  pattern: RegExp;
  places: string[];
}

const rules: Rule[] = [
  {
    what: 'V1.3.2: code out of text',
    pattern: /\beval\(|\bnew Function\(|['"]node:vm['"]|setTimeout\(['"`]/,
    // One word of ours, which gives memory back.
    places: ['src/server/give-back.ts'],
  },
  {
    what: 'V1.2.1, V3.2.2: text as markup',
    pattern: /innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|createContextualFragment/i,
    // Two constants of ours; the drawings of icons, which are in the build and nobody's to give.
    places: ['src/root.tsx', 'src/ui/icons/lean-icon.ts'],
  },
  {
    what: 'V1.5.1: reading markup',
    pattern: /DOMParser|xml2js|fast-xml|libxml|XMLParser/,
    // In the browser of whoever pastes; what is taken from it is text.
    places: ['src/features/desk/cms/components/pasted-text.ts'],
  },
  {
    what: 'V1.5.2: objects out of bytes',
    pattern: /v8['"].*deserialize|deserialize\(|js-yaml|unserialize/,
    places: [],
  },
  {
    what: 'V1.2.5: other programs',
    pattern: /['"]node:child_process['"]/,
    places: [
      'src/db/embedded/keeper.ts',
      'src/db/embedded/run-command.ts',
      'src/farm/developing/film-encoder.ts',
      'src/render/engine/cycles-engine.ts',
    ],
  },
  { what: 'V1.2.5: a shell', pattern: /\bexec(Sync|File|FileSync)?\(['"`]|shell: true/, places: [] },
  {
    what: 'V1.2.4: SQL that is not a parameter',
    pattern: /\bsql\.raw\(/,
    places: [
      'src/db/prepared.ts',
      'src/features/catalogue/products/product-queries.server.ts',
      'src/features/foundation/search/search-queries.server.ts',
      'src/features/people/console/people-queries.server.ts',
      'src/platform/sorted-rows-queries.server.ts',
    ],
  },
  {
    what: 'V3.5.5: messages of other windows',
    pattern: /window\.addEventListener\('message'|window\.onmessage|(parent|opener|top)\.postMessage/,
    places: [],
  },
  {
    what: 'V13.2.4, V15.3.2: connections to elsewhere',
    pattern:
      /\bfetch\(|import \{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from '(node:)?(http|https|http2|net|tls|dgram)'|from '(undici|nodemailer)'/,
    places: [
      // The server: where an operator's settings lead, never where somebody's text does.
      'src/farm/worker/remote-house.ts',
      'src/platform/mail.server.ts',
      'src/platform/sms.server.ts',
      'src/platform/storage/s3-storage.server.ts',
      // The browser: our own site.
      'src/features/trade/publishing/components/crop-again.tsx',
      'src/lib/api.ts',
      'src/shell/start/build-watch.ts',
      'src/shell/start/chunk-guard.ts',
      'src/viewer/light/baked-light.ts',
      'src/viewer/stage/file-scene-objects.ts',
      'src/workspace/states/missing-strip.tsx',
    ],
  },
  {
    what: 'V11.4.1: hashes that are broken',
    pattern: /create(Hash|Hmac)\(['"](md5|sha1|md4|ripemd)/i,
    places: [],
  },
  {
    what: 'V11.3: ciphers',
    pattern: /createCipher|createDecipher|subtle\.encrypt|publicEncrypt|privateDecrypt/,
    places: [
      'src/features/people/accounts/identity/seal.ts',
      'src/features/people/accounts/second-factor/seal.server.ts',
    ],
  },
  {
    what: 'V11.5.1: chance that can be foretold',
    pattern: /Math\.random/,
    // Pauses between tries, and the name of a link that is renamed at once.
    places: ['src/db/embedded/binaries.ts', 'src/features/pages/workspace-page/browser-sync.ts'],
  },
  {
    what: 'PRODUCT D3: transactions that hold nobody’s account, as `commit` does',
    pattern: /(?<!\.)\btransaction\(\w*\.?db,/,
    places: [
      'src/platform/commit.server.ts',
      // Jobs, the house’s own work, and workers: nobody’s writes.
      'src/features/catalogue/products/save-product.server.ts',
      'src/features/desk/broadcasts/deliver-broadcast.server.ts',
      'src/features/foundation/glb/glbs.server.ts',
      'src/features/foundation/media/open-picture.server.ts',
      'src/features/foundation/media/sweep-media.server.ts',
      'src/features/foundation/media/sweep-uploads.server.ts',
      'src/features/people/accounts/make-admin.server.ts',
      'src/features/studio/designs/keeping/keep-designs.server.ts',
      'src/features/studio/rendering/claim-piece.server.ts',
      'src/features/studio/rendering/deliver-piece.server.ts',
      'src/features/studio/rendering/expand-render.server.ts',
      'src/features/studio/rendering/finish-render.server.ts',
      'src/features/studio/rendering/sweep-renders.server.ts',
      'src/features/trade/ledger/commission.server.ts',
      'src/features/trade/talk-files/talk-files.server.ts',
      'src/platform/audit-chain.server.ts',
      'src/platform/due/each-due.server.ts',
      'src/platform/outbox-queries.server.ts',
      // They only take away.
      'src/features/foundation/media/process-upload.server.ts',
      'src/features/foundation/media/uploads.server.ts',
      'src/features/people/accounts/sessions/sessions.server.ts',
      // Without a session: they hold the account themselves, or write nothing of a person’s.
      'src/features/people/accounts/sign-in/demo.server.ts',
      'src/features/people/accounts/sign-in/sign-in.server.ts',
      'src/features/people/notifications/notices.server.ts',
      'src/features/people/notifications/send-notification.server.ts',
      // Who leaves has the account alone.
      'src/features/people/accounts/my-data/my-data.server.ts',
    ],
  },
  {
    what: 'V12.3.2: certificates that are not looked at',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    places: [],
  },
];

describe('what is dangerous stands where it is expected, and nowhere else', () => {
  test('there is code to look at', () => {
    expect(sources.length).toBeGreaterThan(1000);
  });

  test.each(rules)('$what', ({ pattern, places }) => {
    const found = sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);
    expect(found.toSorted()).toEqual(places.toSorted());
  });

  test('V15.3.2: whatever the server asks elsewhere, it follows nobody further', () => {
    const asking = sources.filter(
      ({ path, code }) => /^src\/(platform|farm|server)\//.test(path) && /\bfetch\(/.test(code),
    );
    expect(asking.length).toBe(3);
    for (const { path, code } of asking)
      expect([path, code]).toEqual([path, expect.stringContaining("redirect: 'error'")]);
  });

  test('V1.2.4: raw SQL is made of constants', () => {
    const raw = sources.flatMap(({ code }) =>
      [...code.matchAll(/\bsql\.raw\(([^)]*)\)/g)].map(([, inside = '']) => ({ inside, code })),
    );
    expect(raw.length).toBeGreaterThan(5);
    for (const { inside, code } of raw)
      if (!isConstantText(code, inside))
        expect(inside).toMatch(/^(preparedMark|shapeMark|cast|down \? '[a-z<]+' : '[a-z>]+'|['`][^$]*)$/s);
  });
});

/** A name of the file's own, for a text into which nothing is put. */
function isConstantText(code: string, name: string): boolean {
  return /^\w+Text$/.test(name) && new RegExp(`^const ${name} = (?:'[^'$]*'|\`[^\`$]*\`);`, 'm').test(code);
}

/** A word in a comment is no deed. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
