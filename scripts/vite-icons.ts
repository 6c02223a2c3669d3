import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The drawings of lucide-react, each made into a component of ours (src/ui/icons/lean-icon.ts). */
export function leanIcons(): Plugin {
  return {
    name: 'hien-lean-icons',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^\.\.\/createLucideIcon\.mjs$/,
            replacement: join(import.meta.dirname, '../src/ui/icons/lean-icon.ts'),
          },
        ],
      },
    }),
  };
}
