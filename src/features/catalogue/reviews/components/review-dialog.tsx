import { X } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { FormUploadsProvider, useFormUploads } from '#features/foundation/media/form-uploads.tsx';
import type { MediaData } from '#features/foundation/media/media.ts';
import { UploadField } from '#features/foundation/media/upload-field.tsx';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Picture } from '#ui/picture.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useKeptDraft } from '#ui/fields/use-kept-draft.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { ownPicture, type BoughtLine, type OwnReview } from '../review.ts';
import { StarField } from './star-field.tsx';
import { mostPictures, mostWords } from '../review-limits.ts';

/** Stars, words and pictures that were not sent. */
const reviewDraft = z.object({
  stars: z.number().int().min(0).max(5),
  text: z.string(),
  pictures: z.array(ownPicture),
});
type ReviewDraft = z.infer<typeof reviewDraft>;
interface ReviewDialogProps {
  bought: BoughtLine;
  onClose(): void;
  onSaved(review: OwnReview): void;
}

/** Stars, text, pictures; also to edit a review. Texts: `reviewing`, `media`, `errors`. */
export function ReviewDialog({ bought, onClose, onSaved }: ReviewDialogProps) {
  const t = useTranslations('reviewing');
  const heading = useId();
  const form = useReviewForm(bought, onSaved);
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 break-words outline-none" lang={bought.name.lang}>
        {bought.name.text}
      </h2>
      <form noValidate className="mt-5 grid gap-5" onSubmit={(event) => void form.send(event)}>
        <div>
          <StarField value={form.stars} onChange={form.setStars} />
          <FieldError id={`${heading}-stars`} text={form.missing ? t('starsMissing') : undefined} />
        </div>
        <TextArea
          label={t('text')}
          placeholder={t('placeholder')}
          rows={5}
          maxLength={mostWords}
          value={form.text}
          onChange={(event) => form.setText(event.target.value)}
        />
        <fieldset className="grid gap-3">
          <legend className="field-label mb-1.5">{t('pictures', { most: mostPictures })}</legend>
          {form.pictures.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {form.pictures.map((picture, at) => (
                <li key={picture.id} className="relative">
                  <Picture
                    picture={picture}
                    alt={t('picture', { number: at + 1 })}
                    sizes="5rem"
                    className="h-20 w-20"
                  />
                  <button
                    type="button"
                    aria-label={t('takeOut', { number: at + 1 })}
                    onClick={() => form.drop(picture.id)}
                    className="icon-btn absolute top-0 right-0 h-8! w-8! bg-surface"
                  >
                    <X aria-hidden size={16} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <FormUploadsProvider uploads={form.uploads}>
            {form.pictures.length < mostPictures && <UploadField kind="review" onDone={form.add} />}
          </FormUploadsProvider>
        </fieldset>
        <p className="caption">{t('public')}</p>
        <Button type="submit" variant="primary" size="l" wide busy={form.busy}>
          {t(bought.review ? 'save' : 'publish')}
        </Button>
      </form>
    </Dialog>
  );
}

function useReviewForm({ order, line, review }: BoughtLine, onSaved: (review: OwnReview) => void) {
  const t = useTranslations('reviewing');
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const empty: ReviewDraft = {
    stars: review?.stars ?? 0,
    text: review?.text ?? '',
    pictures: review?.pictures ?? [],
  };
  const [draft, setDraft] = useState(empty);
  const uploads = useFormUploads();
  const [missing, setMissing] = useState(false);
  const forget = useKeptDraft({
    owner: useShell().viewer?.id ?? '',
    name: `review:${order}:${line}`,
    value: draft,
    empty,
    read: (value) => reviewDraft.safeParse(value).data,
    restore: setDraft,
  });
  const { stars, text, pictures } = draft;
  const change = (part: Partial<ReviewDraft>) => setDraft((before) => ({ ...before, ...part }));

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (uploads.unfinished()) return;
    setMissing(stars === 0);
    if (stars === 0) return;
    const body = { stars, text: text.trim(), pictures: pictures.map(({ id }) => id) };
    await attempt(async () => {
      const saved = review
        ? await api.put<OwnReview>(`/user/reviews/${review.id}`, body)
        : await api.post<OwnReview>(`/user/orders/${order}/reviews`, { line, ...body }, { creates: true });
      forget();
      onSaved(saved);
      toast.clear();
      toast.success(t('thanks'));
    });
  }
  return {
    ...draft,
    missing,
    uploads,
    busy,
    send,
    setText: (next: string) => change({ text: next }),
    setStars(next: number) {
      change({ stars: next });
      setMissing(false);
    },
    add({ id, hash, width, height, placeholder }: MediaData) {
      if (hash === null) return;
      setDraft((before) => ({ ...before, pictures: [...before.pictures, { id, hash, width, height, placeholder }] }));
    },
    drop: (id: string) => change({ pictures: pictures.filter((picture) => picture.id !== id) }),
  };
}
