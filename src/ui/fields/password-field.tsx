import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'inside'> & { texts: { show: string; hide: string } };

export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const eye = (
    <button
      type="button"
      className="icon-btn -my-2"
      aria-label={shown ? texts.hide : texts.show}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon aria-hidden size={18} />
    </button>
  );
  return <Field {...field} type={shown ? 'text' : 'password'} inside={eye} spellCheck={false} autoCapitalize="none" />;
}
