import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { themes, useTheme, type Theme } from '#ui/theme.ts';

const icons: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

export function ThemeChoice() {
  const t = useTranslations('shell.theme');
  const [current, choose] = useTheme();
  const name = useId();
  return (
    <fieldset className="-ml-2 flex flex-wrap gap-x-1">
      <legend className="sr-only">{t('label')}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <label key={theme} className="choice">
            <input
              type="radio"
              name={name}
              value={theme}
              checked={current === theme}
              onChange={() => choose(theme)}
              className="sr-only"
            />
            <Icon aria-hidden size={16} />
            {t(theme)}
          </label>
        );
      })}
    </fieldset>
  );
}
