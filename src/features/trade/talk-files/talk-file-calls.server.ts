import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { createTalkFile } from './create-talk-file.server.ts';
import { talkFileData } from './talk-file.ts';

/** Files attached to messages; uploaded in pieces like everything large, and downloaded through the conversation. */
export function talkFileCalls(): Call[] {
  return [
    call({
      method: 'POST',
      path: '/uploads/{id}/file',
      who: 'signed-in',
      tag: 'design orders',
      summary: 'All of it is here: judge it by its bytes and keep it for a message: PDF, a design of ours, GLB',
      idempotent: true,
      limit: { hits: 300, seconds: 3600 },
      params: z.object({ id: limitedText(64) }),
      data: talkFileData,
      errors: [
        'not_found',
        'upload_place',
        'idempotency_busy',
        'file_kind',
        'file_mislabelled',
        'file_disguised',
        'file_broken',
        'file_active',
        'file_hidden',
        'design_refused',
        'model_refused',
        'too_many_requests',
        'uploads_unused',
      ],
      handle: ({ ctx, session, params }) => createTalkFile(ctx, session.userId, params.id),
    }),
  ];
}
