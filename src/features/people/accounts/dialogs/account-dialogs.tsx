import type { ComponentType } from 'react';
import type { ModalName } from '#ui/overlays/modal.tsx';
import { BindMobileDialog } from './bind-mobile-dialog.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { RegistDialog } from './regist-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { TipsDialog } from './tips-dialog.tsx';
import { UpdateDialog } from './update-dialog.tsx';

const dialogs: Record<ModalName, ComponentType<{ open: boolean }>> = {
  regist: RegistDialog,
  login: LoginDialog,
  secret: SecretDialog,
  update: UpdateDialog,
  bindMobile: BindMobileDialog,
  tips: TipsDialog,
};

/** The six dialogs with their forms and schemas; imported dynamically when one is opened. */
export function AccountDialogs({ name, open }: { name: ModalName; open: boolean }) {
  const Named = dialogs[name];
  return <Named open={open} />;
}
