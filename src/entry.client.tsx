import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardChunks } from '#shell/start/chunk-guard.ts';
import { TextsContext } from '#text/named-texts.ts';
import { textsInBrowser } from '#text/texts-in-browser.ts';

guardChunks();

const { source, begin } = textsInBrowser();

// No top-level await: files of texts may import the file this ends up in, and would wait for each other.
void begin(document.documentElement.dataset.texts).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsContext value={source}>
          <HydratedRouter />
        </TextsContext>
      </StrictMode>,
    );
  }),
);
