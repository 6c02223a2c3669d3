import { findUserById } from '#features/people/accounts/users.server.ts';
import { findDesigner } from '#features/catalogue/designers/designers.server.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { findWork } from '#features/catalogue/works/works.server.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { localized, trilingual, type LocalizedText } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';

export interface DesignOrderFormView {
  /** The id of what is ordered, a work or a designer. */
  thing: string;
  work: { id: string; name: LocalizedText; picture: StoredPicture | null } | null;
  designer: { id: string; name: string; avatar: StoredPicture | null };
  /** From the person's profile, to avoid typing it twice. */
  contact: string;
  mobile: string;
  own: boolean;
}

/** Data of the design order form; null where it cannot be ordered any more. */
export async function orderFormView(
  ctx: RequestContext,
  userId: string,
  about: { work: string | null; designer: string | null },
): Promise<DesignOrderFormView | null> {
  const work = about.work === null ? undefined : await findWork(ctx.db, about.work);
  if (about.work !== null && !work) return null;
  const designer = await findDesigner(ctx.db, work?.designer_id ?? about.designer ?? '');
  if (!designer) return null;
  const pictures = await picturesById(ctx.db, [work?.pictures[0], designer.avatar]);
  const user = await findUserById(ctx.db, userId);
  return {
    thing: work?.id ?? designer.id,
    work: work
      ? {
          id: work.id,
          name: localized(trilingual(work.name), ctx.locale) ?? { text: designer.name, lang: ctx.locale },
          picture: pictures.get(work.pictures[0] ?? '') ?? null,
        }
      : null,
    designer: { id: designer.id, name: designer.name, avatar: pictures.get(designer.avatar ?? '') ?? null },
    contact: user?.email ?? '',
    mobile: user?.mobile ?? '',
    own: designer.user_id === userId,
  };
}
