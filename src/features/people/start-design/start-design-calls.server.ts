import { z } from 'zod';
import { issueWorkspaceToken, redeemWorkspaceToken } from '#features/people/start-design/workspace-tokens.server.ts';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';

const tag = 'workspace';

export function startDesignCalls() {
  return [
    call({
      method: 'GET',
      path: '/user/coohom-token',
      who: 'signed-in',
      tag,
      summary: 'A one-time way into the workspace, good for 60 seconds',
      effects: true,
      limit: { hits: 120, seconds: 60 },
      errors: ['workspace_denied'],
      data: z.object({ token: z.string(), url: z.string(), mode: z.enum(['own', 'external']), locale: z.string() }),
      handle: ({ ctx, session }) => issueWorkspaceToken(ctx, session),
    }),
    call({
      method: 'POST',
      path: '/workspace/redeem',
      who: 'anyone',
      tag,
      summary: 'An external workspace trades the one-time token for the person it belongs to',
      limit: { hits: 300, seconds: 60 },
      errors: ['workspace_token_used'],
      body: z.strictObject({ token: limitedText(100, 'invalid_form').min(1, 'invalid_form') }),
      data: z.object({
        userId: z.string(),
        nickname: z.string(),
        avatar: z.string().nullable(),
        locale: z.string(),
        roles: z.array(z.object({ name: z.string() })),
      }),
      handle: ({ ctx, session, body }) => redeemWorkspaceToken(ctx, body.token, session?.userId ?? null),
    }),
  ];
}
