import { Dialog } from '#ui/overlays/dialog.tsx';
import { useShell } from '../use-viewer.ts';

/** Shown while the dialog is loading; its texts are loading too, so it is labelled with the site's name. */
export function DialogSkeleton({ open, onClose }: { open: boolean; onClose(): void }) {
  const { name } = useShell().settings.company;
  return (
    <Dialog open={open} onClose={onClose} label={name} texts={{ close: name, notices: name }} cross={false}>
      <div aria-busy="true" className="grid gap-5">
        <span className="skel h-9 w-1/2" />
        <span className="skel h-12" />
        <span className="skel h-12" />
        <span className="skel mt-2 h-12" />
      </div>
    </Dialog>
  );
}
