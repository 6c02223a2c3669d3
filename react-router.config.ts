import type { Config } from '@react-router/dev/config';

// All addresses at once (3 kB): asked for in parts, each part has the whole page drawn again.
export default {
  appDirectory: 'src',
  ssr: true,
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
