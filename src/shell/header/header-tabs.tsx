import { ChevronDown } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { helpLinks, sectionLinks } from '../links.ts';
import { Popup } from './popup.tsx';
import { TabContext, tabs, type Tab } from '../start/tab-state.ts';

/** PRODUCT B1: five sections, the current one underlined; help opens its five pages, two sections what is beside them. */
export function HeaderTabs({ className = '' }: { className?: string }) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('header.nav')} className={`h-full items-stretch lg:flex ${className}`}>
      {tabs.map((tab) => {
        if (tab === 'help') return <HelpTab key={tab} />;
        return tab === 'product' || tab === 'works' ? (
          <SectionTab key={tab} tab={tab} />
        ) : (
          <TabLink key={tab} tab={tab} />
        );
      })}
    </nav>
  );
}

/** `opens`: an arrow follows, which is a button of its own. */
function TabLink({ tab, opens = false }: { tab: Tab; opens?: boolean }) {
  const t = useTranslations('shell.tabs');
  const on = use(TabContext) === tab;
  const look = opens ? `pr-0! ${on ? 'after:right-0! xl:after:right-0!' : ''}` : '';
  return (
    <Link to={`/${tab}`} className={`${tabClass(on)} ${look}`} aria-current={on ? 'page' : undefined}>
      {t(tab)}
    </Link>
  );
}

/** The section's own page is a click on its name; the arrow opens what else belongs to it. */
function SectionTab({ tab }: { tab: keyof typeof sectionLinks }) {
  const t = useTranslations('shell');
  return (
    <div className="relative flex h-full items-stretch">
      <TabLink tab={tab} opens />
      <Popup
        name={tab}
        label={t('tabs.more', { section: t(`tabs.${tab}`) })}
        className="flex"
        panelClassName="left-0 w-60 p-2"
        trigger={{
          className: 'flex h-full w-6 cursor-pointer items-center pl-1 xl:w-7 text-ink-soft hover:text-ink',
          label: t('tabs.more', { section: t(`tabs.${tab}`) }),
          content: <ChevronDown aria-hidden size={14} />,
        }}
      >
        <ul>
          {sectionLinks[tab].map(({ key, to }) => (
            <li key={key}>
              <Link to={to} className="menu-item">
                {t(`footer.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Popup>
    </div>
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
