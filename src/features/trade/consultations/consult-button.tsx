import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSignedIn } from '#features/people/accounts/use-signed-in.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import type { ConsultationTarget } from './consult-dialog.tsx';

const ConsultDialog = lazy(() => import('./consult-dialog.tsx').then((module) => ({ default: module.ConsultDialog })));

/** *Consult now* (PRODUCT F2): asks to sign in, then opens the message form. Texts: `consult`. */
export function ConsultButton({
  about,
  children,
  ...button
}: Omit<ButtonProps, 'onClick' | 'type' | 'about'> & { about: ConsultationTarget; children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const signedIn = useSignedIn();
  const start = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => signedIn(start)}>
        {children}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ConsultDialog about={about} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
