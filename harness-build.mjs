import { build } from 'vite';
import tailwindcss from '@tailwindcss/vite';
const root = '/work/wt/space3d/.hien/harness';
await build({ root, base: './', configFile: false, logLevel: 'warn', plugins: [tailwindcss()], worker: { format: 'es' }, build: { outDir: '/tmp/space3d/site', emptyOutDir: true, minify: false, target: 'esnext' } });
