import { createElement, type SVGProps } from 'react';

/** A drawing of lucide-react, as its files hold it. */
export interface IconData {
  name: string;
  size?: number;
  node: readonly (readonly [string, Readonly<Record<string, string>>])[];
  aliases?: readonly string[];
}
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Replaces `createLucideIcon` in the build (vite.config.ts): the same markup, a test compares them, from one
 * element whose inside is written once, where the package builds each line of a drawing anew every time it is rendered.
 * A quarter of the elements of a page are such lines.
 */
export default function leanIcon({ name, size: side = 24, node, aliases = [] }: IconData) {
  const inside = { __html: node.map(([tag, attributes]) => written(tag, attributes)).join('') };
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  const viewBox = `0 0 ${side} ${side}`;
  return function Icon({ size = 24, color, width, height, strokeWidth = 2, className, ...rest }: IconProps) {
    return createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: width ?? size,
      height: height ?? size,
      viewBox,
      fill: 'none',
      stroke: color ?? 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `${names} ${className}` : names,
      ...(isNamed(rest) ? {} : { 'aria-hidden': 'true' }),
      ...rest,
      dangerouslySetInnerHTML: inside,
    });
  };
}

function isNamed(props: object): boolean {
  return Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');
}

/** The key is React's, not the drawing's. */
function written(tag: string, { key: _, ...attributes }: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}></${tag}>`;
}
