/** Initial focus: the field marked for it, else the first field, else the browser's choice. */
export function focusFirst(dialog: HTMLDialogElement): void {
  const field =
    dialog.querySelector<HTMLElement>('[data-first]') ??
    dialog.querySelector<HTMLElement>('[data-sheet] :is(input, textarea):not([readonly], [type="checkbox"])');
  // On a touch screen a focused field opens the keyboard over the sheet before anyone has read it.
  const start =
    field !== null && matchMedia('(pointer: coarse)').matches ? dialog.querySelector<HTMLElement>('h2') : field;
  start?.focus();
}

/** Keeps the page behind a dialog from scrolling, without a jump where the scrollbar was. */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, before);
}
