import { Check, Languages } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { localeNames, locales } from '#lib/locale.ts';
import { useLanguage } from './language.ts';
import { Popup, usePopup } from './popup.tsx';

/** PRODUCT B2: stores, re-renders, closes; closes when the mouse leaves. */
export function LanguageMenu() {
  const t = useTranslations('shell.header');
  const { locale, choose } = useLanguage();
  const { close } = usePopup('language');
  return (
    <Popup
      name="language"
      label={t('languageTitle')}
      closeOnLeave
      className="relative flex h-full items-center max-sm:hidden"
      panelClassName="right-0 w-48 p-2"
      trigger={{
        className: 'icon-btn',
        label: t('language', { name: localeNames[locale] }),
        content: <Languages aria-hidden size={20} />,
      }}
    >
      <ul>
        {locales.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              className="menu-item"
              aria-current={code === locale ? 'true' : undefined}
              onClick={() => {
                choose(code);
                close();
              }}
            >
              <span className="flex-1">{localeNames[code]}</span>
              {code === locale && <Check aria-hidden size={16} className="text-accent" />}
            </button>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
