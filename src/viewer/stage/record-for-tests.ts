/** For tests only, on the element itself: nothing of ours is global. */
export function recordForTests(stage: HTMLElement, values: Record<string, string | number>): void {
  stage.dataset.frames = String(Number(stage.dataset.frames ?? 0) + 1);
  for (const [name, value] of Object.entries(values)) stage.dataset[name] = String(value);
}
