import type { FastifyReply } from 'fastify';

/**
 * A page runs our own scripts and the inline ones named here, nothing else (DESIGN §4): by this response's nonce, or by the hashes of a page that many
 * get. While developing, Vite puts styles into the page itself.
 */
export function contentSecurityPolicy(inline: readonly string[], { developing = false, connectTo = null }: { developing?: boolean; connectTo?: string | null } = {}): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.map((name) => `'${name}'`)].join(' ')}`,
    `style-src 'self'${developing ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${connectTo === null ? '' : ` ${connectTo}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

export function secure(reply: FastifyReply, https: boolean): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  });
  if (https) reply.header('strict-transport-security', 'max-age=31536000');
}
