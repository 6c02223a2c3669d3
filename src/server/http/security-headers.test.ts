import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';

const chats = {
  tawk: { CHAT_PROVIDER: 'tawk', CHAT_ACCOUNT: '5f0c1e2d3b4a596877665544/1ef2a3b4c' },
  crisp: { CHAT_PROVIDER: 'crisp', CHAT_ACCOUNT: '0a1b2c3d-0000-4000-8000-0123456789ab' },
  chatwoot: { CHAT_PROVIDER: 'chatwoot', CHAT_ACCOUNT: 'aBcDeFgH12345678', CHAT_URL: 'https://chat.hien.example' },
} as const;

test('A7: without a chat the policy names no host but ours', () => {
  expect(contentSecurityPolicy(['nonce-x'])).not.toMatch(/https?:|wss:|unsafe-eval/);
  expect(contentSecurityPolicy(['nonce-x'])).toContain("style-src 'self';");
});

test.each([
  ['tawk', 'tawk.to'],
  ['crisp', 'crisp.chat'],
  ['chatwoot', 'chat.hien.example'],
] as const)('A7: %s adds its own hosts and nobody else’s; scripts stay named one by one', (provider, host) => {
  const policy = contentSecurityPolicy(['nonce-x'], { chat: readConfig(chats[provider]).chat });
  const hosts = [...policy.matchAll(/(?:https|wss):\/\/([^\s;]+)/g)].map(([, name]) => name!);
  expect(hosts.length).toBeGreaterThan(3);
  for (const name of hosts) expect(name === host || name.endsWith(`.${host}`)).toBe(true);
  const scripts = /script-src ([^;]*)/.exec(policy)![1]!;
  expect(scripts).toMatch(/^'self' 'nonce-x' https:/);
  expect(scripts).not.toMatch(/unsafe|strict-dynamic|\s\*/);
  for (const kept of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(policy).toContain(kept);
});

test('G3: frames are for the viewers of the operator’s list, by https, and for nothing else', () => {
  const policy = contentSecurityPolicy(['nonce-x'], { frames: ['coohom.com', 'kuula.co'] });
  expect(/frame-src ([^;]*)/.exec(policy)![1]).toBe(
    'https://coohom.com https://*.coohom.com https://kuula.co https://*.kuula.co',
  );
  expect(policy.replace(/frame-src [^;]*/, '')).not.toMatch(/https?:/);
});
