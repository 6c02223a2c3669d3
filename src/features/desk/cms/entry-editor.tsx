import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormUploadsProvider } from '#features/foundation/media/form-uploads.tsx';
import { ConsolePage, type Crumb } from '#features/people/console/console-page.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Editor, Entry } from './use-editor.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface EntryEditorProps<Form extends FieldValues, E extends Entry> {
  editor: Editor<Form, E>;
  title: string;
  crumbs: readonly Crumb[];
  note?: ReactNode;
  /** What will be deleted, shown before it is. */
  deleteText: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of one entry: its fields, and a sticky bar of actions (LOOK §2). */
export function EntryEditor<Form extends FieldValues, E extends Entry>({
  editor,
  title,
  crumbs,
  note,
  deleteText,
  actions,
  children,
}: EntryEditorProps<Form, E>) {
  const t = useTranslations('desk.editor');
  const [asking, setAsking] = useState(false);
  return (
    <ConsolePage title={title} crumbs={crumbs} note={note} actions={actions}>
      {editor.theirs !== null && <ConflictNotice takeTheirs={editor.takeTheirs} keepMine={editor.keepMine} />}
      <form noValidate className="grid gap-8" onSubmit={editor.save}>
        <FormUploadsProvider uploads={editor.uploads}>{children}</FormUploadsProvider>
        <div className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-3 border-t border-line bg-ground px-5 py-3 lg:-mx-8 lg:px-8">
          <Button type="submit" variant="primary" busy={editor.busy}>
            {t('save')}
          </Button>
          {editor.hasFaults && (
            <p role="alert" className="text-small text-bad">
              {t('faults')}
            </p>
          )}
          {!editor.isNew && (
            <Button variant="quiet" className="ml-auto" onClick={() => setAsking(true)}>
              {t('delete')}
            </Button>
          )}
        </div>
      </form>
      {/* While it is being saved or deleted, leaving loses nothing. */}
      <UnsavedGuard dirty={editor.dirty && !editor.busy} />
      <ConfirmDialog
        open={asking}
        title={t('deleteTitle')}
        text={deleteText}
        confirm={t('delete')}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await editor.remove();
          setAsking(false);
        }}
      />
    </ConsolePage>
  );
}
