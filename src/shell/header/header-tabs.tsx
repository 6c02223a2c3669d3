import { ChevronDown } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { helpLinks } from '../links.ts';
import { Popup } from './popup.tsx';
import { TabContext, tabs, type Tab } from '../start/tab-state.ts';

/** PRODUCT B1: five sections, the current one underlined; help opens its five pages. */
export function HeaderTabs({ className = '' }: { className?: string }) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('header.nav')} className={`h-full items-stretch lg:flex ${className}`}>
      {tabs.map((tab) => (tab === 'help' ? <HelpTab key={tab} /> : <TabLink key={tab} tab={tab} />))}
    </nav>
  );
}

function TabLink({ tab }: { tab: Tab }) {
  const t = useTranslations('shell.tabs');
  const on = use(TabContext) === tab;
  return (
    <Link to={`/${tab}`} className={tabClass(on)} aria-current={on ? 'page' : undefined}>
      {t(tab)}
    </Link>
  );
}

function HelpTab() {
  const t = useTranslations('shell');
  const on = use(TabContext) === 'help';
  return (
    <Popup
      name="help"
      label={t('tabs.help')}
      className="relative flex"
      panelClassName="left-0 w-64 p-2"
      trigger={{
        className: tabClass(on),
        current: on,
        content: (
          <>
            {t('tabs.help')}
            <ChevronDown aria-hidden size={14} />
          </>
        ),
      }}
    >
      <ul>
        {helpLinks.map(({ key, to }) => (
          <li key={key}>
            <Link to={to} className="menu-item">
              {t(`help.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Popup>
  );
}

function tabClass(on: boolean): string {
  const look = on
    ? 'text-ink after:absolute after:inset-x-2 xl:after:inset-x-3 after:bottom-0 after:h-[3px] after:bg-accent'
    : 'text-ink-soft hover:text-ink';
  return `relative flex h-full cursor-pointer items-center gap-1 px-2 text-[0.9375rem] whitespace-nowrap xl:px-3 ${look}`;
}
