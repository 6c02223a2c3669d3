import { useSession } from '../../editor-context.tsx';
import { useScreen } from '../../frame/use-screen.ts';
import { SunMenu } from './sun-menu.tsx';
import { useSunActs } from './use-sun-acts.ts';

/** Light and cameras among the tools of 3D, so that the hours have the ruler: at a desk each, elsewhere by one sign. */
export function LightTools() {
  const acts = useSunActs();
  const half = useSession(({ view }) => view.mode === 'split');
  if (useScreen() !== 'desk') return <SunMenu />;
  return (
    <>
      <hr />
      {acts
        // Beside the whole ruler the day leads there.
        .filter(({ name }) => half || name !== 'site')
        .map(({ name, icon: Icon, words, open, pressed, disabled, run }) => (
          <button
            key={name}
            type="button"
            aria-label={words}
            title={words}
            aria-expanded={open}
            aria-pressed={pressed}
            disabled={disabled}
            onClick={run}
          >
            <Icon aria-hidden size={17} strokeWidth={1.5} />
          </button>
        ))}
    </>
  );
}
