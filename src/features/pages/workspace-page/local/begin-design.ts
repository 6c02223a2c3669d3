import { newDesign, type Design } from '#design/document.ts';
import { openDocument } from '#editor/sync/document-from-outside.ts';
import { triedIn } from '#features/people/start-design/try-address.ts';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { api } from '#lib/api.ts';
import { localAddress } from './local-address.ts';
import { noteOrigin } from './local-origins.ts';
import { latestLocal, makeDesign, type Made } from './make-design.ts';
import { designWithRoom, usualRoom } from './typed-room.ts';

interface Asked {
  inAccount: boolean;
  /** A work's id. */
  template: string | null;
  search: string;
}

/** What `/workspace/new` was asked for; who may keep it in their account does, all others in this browser. */
export async function beginDesign(
  { inAccount, template, search }: Asked,
  untitled: string,
): Promise<Made | { refused: 'gone' }> {
  if (template !== null) return inAccount ? copyInAccount(template) : copyHere(template, untitled);
  if (triedIn(new URLSearchParams(search)) === null) return makeDesign(newDesign(untitled), { inAccount });
  const latest = inAccount ? null : await latestLocal();
  const made =
    latest === null
      ? await makeDesign(designWithRoom(untitled, usualRoom), { inAccount })
      : { address: localAddress(latest) };
  return 'address' in made ? { address: made.address + search } : made;
}

async function copyInAccount(work: string): Promise<Made> {
  const { id } = await api.post<DesignItem>(`/works/${encodeURIComponent(work)}/use`, undefined, { creates: true });
  return { address: designAddress(id) };
}

/** The design of a work is public: a visitor draws on in a copy of their own. */
async function copyHere(work: string, untitled: string): Promise<Made | { refused: 'gone' }> {
  const { name, author, template, document } = await api.get<{
    name: string;
    author: string;
    template: boolean;
    document: Design;
  }>(`/works/${encodeURIComponent(work)}/design`);
  // To be looked at, not copied.
  if (!template) return { refused: 'gone' };
  const opened = openDocument(document);
  if (!opened.ok) throw new Error(`no design: ${opened.reason}`);
  const made = await makeDesign({ ...opened.design, name: name.slice(0, 120) || untitled }, { inAccount: false });
  if ('local' in made && made.local !== undefined) noteOrigin({ local: made.local, work, name, author });
  return made;
}
