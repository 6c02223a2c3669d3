/**
 * For a focus that would be lost: to the title of the page, which a reader of the screen then says, or to its content
 * where it has none. What one looks at stays where it is.
 */
export function focusContent(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (target?.hasAttribute('tabindex') === false) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
