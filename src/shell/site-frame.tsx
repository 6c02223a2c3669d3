import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConsentBar } from './consent-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { useSite } from './site-data.ts';
import { TabContext, tabOf } from './tab-state.ts';
import { useFullLoad } from './use-full-load.ts';
import { blockZoomShortcuts } from './zoom-shortcuts.ts';

/** The veranda around every page of the site: header, content, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const { build, settings } = useSite();
  const { pathname } = useLocation();
  useFullLoad(build);
  useEffect(() => (settings.zoomShortcutsBlocked ? blockZoomShortcuts() : undefined), [settings.zoomShortcutsBlocked]);
  return (
    <TabContext value={tabOf(pathname)}>
      <a href="#content" className="btn btn-primary absolute top-3 left-3 z-40 not-focus:sr-only">{t('skip')}</a>
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">{children}</main>
        <Footer />
      </div>
      <ConsentBar />
    </TabContext>
  );
}
