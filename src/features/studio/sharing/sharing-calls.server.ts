import { z } from 'zod';
import { linkCookie, withLink } from './link-cookie.server.ts';
import { call, fileCall } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { askToEdit } from './edit-requests.server.ts';
import { previewPicture } from './link-preview.server.ts';
import { openLink } from './share-links.server.ts';
import { leaveShare, sharedWithMe } from './shared-with-me.server.ts';
import { changeSharing, readSharing } from './sharing.server.ts';
import { sharedDesign, sharingChange, sharingData } from './sharing.ts';

const tag = 'designs';
const params = z.object({ id: limitedText(64) });
/** As long as the longest link lasts. */
const cookieSeconds = 365 * 86_400;

/** Who else may see a design (PRODUCT J9). */
export function sharingCalls() {
  return [
    call({
      method: 'GET',
      path: '/designs/{id}/sharing',
      who: 'signed-in',
      tag,
      summary: 'Who else may see one of my designs: people, links, and who asks to edit',
      params,
      data: sharingData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readSharing(ctx, session.userId, params.id),
    }),
    call({
      method: 'PUT',
      path: '/designs/{id}/sharing',
      who: 'signed-in',
      tag,
      summary:
        'One thing done to it: a person invited, changed or removed, a link made or revoked, a request answered. A ' +
        'link’s secret is in this answer and never again; whether a contact has an account is not said',
      params,
      body: z.strictObject({ change: sharingChange }),
      data: sharingData,
      limit: { hits: 240, seconds: 3600 },
      errors: ['not_found', 'field_number', 'share_with_self', 'shares_full', 'too_many_requests'],
      handle: ({ ctx, session, params, body }) => changeSharing(ctx, session.userId, params.id, body.change),
    }),
    call({
      method: 'DELETE',
      path: '/designs/{id}/sharing',
      who: 'signed-in',
      tag,
      summary: 'I leave a design that somebody shares with me',
      params,
      data: z.null(),
      idempotent: true,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => leaveShare(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/designs/{id}/edit-request',
      who: 'signed-in',
      tag,
      summary: 'I ask the owner of a design I may see to let me edit it',
      params,
      data: z.null(),
      idempotent: true,
      errors: ['not_found', 'too_many_requests'],
      handle: ({ ctx, session, params }) => askToEdit(ctx, session.userId, params.id),
    }),
    call({
      method: 'GET',
      path: '/user/shared-designs',
      who: 'signed-in',
      tag,
      summary: 'Designs that others share with me, the last changed first',
      data: z.array(sharedDesign),
      handle: ({ ctx, session }) => sharedWithMe(ctx.db, session.userId),
    }),
    call({
      method: 'POST',
      path: '/common/design-link',
      who: 'anyone',
      tag,
      summary: 'A link to a design, traded for a cookie: the link itself is then no longer needed',
      body: z.strictObject({ share: limitedText(64) }),
      data: z.object({ design: z.string() }),
      limit: { hits: 60, seconds: 60 },
      errors: ['not_found'],
      async handle({ ctx, body, cookies, answer }) {
        const design = await openLink(ctx, body.share);
        answer.setCookie(linkCookie, withLink(cookies, body.share), {
          path: '/',
          maxAge: cookieSeconds,
          httpOnly: true,
        });
        return { design };
      },
    }),
    fileCall({
      path: '/common/design-link/{link}/picture',
      who: 'anyone',
      tag,
      summary: 'The plan of the design a link opens, as a picture for where the link is shown',
      file: ['image/png'],
      params: z.object({ link: limitedText(64) }),
      limit: { hits: 60, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, params }) => previewPicture(ctx, params.link),
    }),
  ];
}
