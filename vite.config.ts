import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { checkedMessages } from './scripts/vite-messages.ts';

export default defineConfig({
  plugins: [checkedMessages(), tailwindcss(), reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: { index: './src/server/main.ts' } } } } },
});
