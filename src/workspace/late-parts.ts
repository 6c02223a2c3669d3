/**
 * What the plan does without at first and a person may ask for at any time, also without a network: fetched behind it.
 * Only 3D waits until somebody looks.
 */
export async function fetchLateParts(): Promise<void> {
  await Promise.all([
    import('./panels/inspector/piece-fields.tsx'),
    import('./offers/price-change.ts'),
    import('./panels/furnish/furnish-panel.tsx'),
    import('./panels/surfaces/surfaces.tsx'),
    import('./panels/record-page.tsx'),
    import('./panels/export/export-dialog.tsx'),
    import('./states/price-news-strip.tsx'),
    import('./comments/plan-pins.tsx'),
    import('./comments/comments-panel.tsx'),
  ]);
}
