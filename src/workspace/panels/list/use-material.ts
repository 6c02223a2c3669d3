import { findModel } from '#models/library.ts';
import { findFinish } from '#models/materials/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { useSession } from '../../editor-context.tsx';
import { useLanguage } from '../../words/use-language.ts';

/** What a piece is made of to the eye: the finish of its first part. Null where it has no parts we know. */
export function useMaterial(id: string | undefined): string | null {
  const reader = useLanguage();
  const item = useSession(({ history }) => (id === undefined ? undefined : history.design.items[id]));
  const model = item && findModel(item.model);
  if (!model) return null;
  const [main] = Object.values(slotFinishes(model.family, model.choice, item.finishes));
  return findFinish(main ?? '')?.name[reader] ?? null;
}
