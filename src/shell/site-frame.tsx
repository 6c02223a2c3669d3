import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChatWidget } from './chat-widget.ts';
import { ConsentBar } from './consent-bar.tsx';
import { Footer } from './footer.tsx';
import { FullLoad } from './start/full-load.tsx';
import { Header } from './header/header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { useSite } from './site-data.ts';
import { TabContext, tabOf } from './start/tab-state.ts';
import { useKeptFocus } from './start/use-kept-focus.ts';
import { useOfflinePage } from './start/use-offline-page.ts';
import { blockZoomShortcuts } from './zoom-shortcuts.ts';

/** The frame of every page of the site: header, content, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const { build, settings, consent, locale, viewer } = useSite();
  // What the document's content policy was made for; an answer given later applies to the next document.
  const [agreed] = useState(consent === 'all');
  const [answered, setAnswered] = useState<'all' | 'necessary' | null>(null);
  const { pathname } = useLocation();
  const [askingConsent, askConsent] = useState(false);
  const cookieChoice = useRef<HTMLButtonElement>(null);
  useChatWidget(agreed && answered !== 'necessary' ? settings.chat : null, locale);
  useOfflinePage(build);
  useKeptFocus(pathname, viewer?.id ?? null);
  useEffect(() => (settings.zoomShortcutsBlocked ? blockZoomShortcuts() : undefined), [settings.zoomShortcutsBlocked]);
  return (
    <TabContext value={tabOf(pathname)}>
      <a href="#content" className="btn btn-primary absolute top-3 left-3 z-40 not-focus:sr-only">
        {t('skip')}
      </a>
      <FullLoad
        build={build}
        outgrown={settings.chat !== null && answered !== null && (answered === 'all') !== agreed}
      />
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer
          cookieChoice={
            <button ref={cookieChoice} type="button" className="footer-link" onClick={() => askConsent(true)}>
              {t('footer.cookies')}
            </button>
          }
        />
      </div>
      <ConsentBar
        asked={askingConsent}
        onAnswer={(choice) => {
          setAnswered(choice);
          if (askingConsent) cookieChoice.current?.focus();
          askConsent(false);
        }}
      />
    </TabContext>
  );
}
