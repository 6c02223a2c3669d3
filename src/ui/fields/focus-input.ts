/** The focus on the first of these inputs, by the order of the page. */
export function focusInput(form: HTMLFormElement | null, names: readonly string[]): void {
  const first = [...(form?.elements ?? [])].find((each) => names.includes((each as HTMLInputElement).name));
  if (!(first instanceof HTMLElement)) return;
  first.scrollIntoView({ block: 'center' });
  first.focus({ preventScroll: true });
}
