import { Children, cloneElement, isValidElement, use, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { lateType } from './late-start.ts';
import { NonceContext } from '../nonce.ts';

/** Called as the hook it is: the elements it would render are what this file replaces. */
const useRouterScripts = Scripts as (props: { nonce?: string | undefined }) => ReactNode;

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * The page's scripts, deferred until the server's page is painted (`late-start.ts`): what React Router would load at
 * once becomes a list of what to load. A phone then spends its first second on text, fonts and the first picture
 * instead of 200 kB of scripts.
 */
export function LateScripts() {
  const nonce = use(NonceContext);
  return deferScripts(useRouterScripts({ nonce }));
}

function deferScripts(node: ReactNode): ReactNode {
  const preloads: string[] = [];
  const walk = (each: ReactNode): ReactNode => {
    if (!isValidElement(each)) return each;
    const element = each as ReactElement<Props>;
    if (element.type === 'link') return void preloads.push(String(element.props['href']));
    if (element.type === 'script')
      return element.props['type'] === 'module'
        ? cloneElement(element, { type: lateType, 'data-needs': preloads.join(' ') })
        : element;
    return <>{Children.map(element.props.children, walk)}</>;
  };
  return walk(node);
}
