import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Point } from '#lib/vec2.ts';
import { useEditor } from '../editor-context.tsx';
import { KeyCaps } from './key-caps.tsx';
import { menuActions } from './ready-actions.ts';
import { useActionWords } from './use-action-words.ts';

/** What can be done to what is under the pointer. `at` is of the window. */
export function ContextMenu({ at, onClose }: { at: Point; onClose(): void }) {
  const t = useTranslations('workspace.commands');
  const words = useActionWords();
  const editor = useEditor();
  const [listed] = useState(() => menuActions(editor));
  const host = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(at);
  useLayoutEffect(() => {
    const box = host.current?.getBoundingClientRect();
    if (!box) return;
    setPlace({
      x: Math.max(8, Math.min(at.x, window.innerWidth - box.width - 8)),
      y: Math.max(8, Math.min(at.y, window.innerHeight - box.height - 8)),
    });
  }, [at]);
  useEffect(() => {
    const before = document.activeElement;
    host.current?.querySelector('button')?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      if (!(event.target instanceof Node && host.current?.contains(event.target))) onClose();
    };
    window.addEventListener('pointerdown', outside, true);
    window.addEventListener('wheel', outside, true);
    window.addEventListener('blur', onClose);
    return () => {
      window.removeEventListener('pointerdown', outside, true);
      window.removeEventListener('wheel', outside, true);
      window.removeEventListener('blur', onClose);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [onClose]);
  function run(id: string) {
    onClose();
    editor.act(id);
  }
  function step(event: KeyboardEvent) {
    // Keys of the workspace rest while a menu is open.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
    const buttons = [...(host.current?.querySelectorAll('button') ?? [])];
    const now = buttons.findIndex((each) => each === document.activeElement);
    const places: Readonly<Record<string, number>> = {
      ArrowDown: now + 1,
      ArrowUp: now - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  }
  return (
    <div
      ref={host}
      role="menu"
      tabIndex={-1}
      aria-label={t('menu')}
      className="wc-menu"
      style={{ left: place.x, top: place.y }}
      onKeyDown={step}
    >
      {listed.map(({ id, group, keys }, number) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={number > 0 && listed[number - 1]?.group !== group ? 'wc-parted' : ''}
          onClick={() => run(id)}
        >
          <span>{words(id)}</span>
          {keys?.[0] !== undefined && <KeyCaps of={keys[0]} />}
        </button>
      ))}
      <button type="button" role="menuitem" tabIndex={-1} className="wc-parted" onClick={() => run('openPalette')}>
        <span>{words('openPalette')}</span>
        <KeyCaps of="Mod+KeyK" />
      </button>
    </div>
  );
}
