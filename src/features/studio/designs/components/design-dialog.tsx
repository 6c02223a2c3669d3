import { useId, useState, type SyntheticEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { folderLength } from '../design-limits.ts';
import type { DesignLine } from '../workspace-page.ts';

interface DesignDialogProps {
  what: 'name' | 'folder';
  design: DesignLine;
  folders: readonly string[];
  onClose(): void;
}

const longest = { name: 120, folder: folderLength } as const;

/** Asks for another name, or for a folder: one there is, a new one, or none. */
export function DesignDialog({ what, design, folders, onClose }: DesignDialogProps) {
  const t = useTranslations('start.mine');
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const heading = useId();
  const [value, setValue] = useState(design[what] ?? '');
  const [empty, setEmpty] = useState(false);
  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const given = value.trim();
    if (what === 'name' && given === '') return setEmpty(true);
    const done = await attempt(async () => {
      await api.patch(
        `/designs/${encodeURIComponent(design.id)}`,
        { [what]: given === '' ? null : given },
        { creates: true },
      );
      await revalidate();
    });
    if (done) onClose();
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-8 text-h3 outline-none">
        {t(what === 'name' ? 'rename' : 'move')}
      </h2>
      <form noValidate className="mt-6 grid gap-5" onSubmit={(event) => void save(event)}>
        <Field
          label={t(what)}
          hint={what === 'folder' ? t('folderHint') : undefined}
          error={empty ? t('nameNeeded') : undefined}
          value={value}
          maxLength={longest[what]}
          list={what === 'folder' ? `${heading}-folders` : undefined}
          autoComplete="off"
          data-first
          onChange={({ target }) => setValue(target.value)}
        />
        <datalist id={`${heading}-folders`}>
          {folders.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
