import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../editor-context.tsx';
import { downloadDesign } from './download-design.ts';
import './states.css';

interface LastGoodProps {
  children: ReactNode;
}

/**
 * A view that fails takes neither the design nor the other views with it. A class, because React has no other way to
 * catch what a component throws.
 */
export class LastGood extends Component<LastGoodProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed onAgain={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

function Failed({ onAgain }: { onAgain(): void }) {
  const t = useTranslations('workspace.broken');
  const editor = useEditor();
  return (
    <div className="st-mid" role="alert">
      <section className="st-empty">
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <div className="st-acts">
          <button
            type="button"
            className="st-main"
            onClick={() => {
              // What was in hand may be what broke it; what was done stays.
              editor.cancel();
              onAgain();
            }}
          >
            {t('again')}
          </button>
          <button type="button" onClick={() => editor.act('undo') && onAgain()}>
            {t('undo')}
          </button>
          <button type="button" onClick={() => downloadDesign(editor.session.design)}>
            {t('download')}
          </button>
        </div>
      </section>
    </div>
  );
}
