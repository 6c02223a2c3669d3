/**
 * Brings the first field at fault into view and puts the focus on it, also inside what is folded away. False where no
 * field is marked.
 */
export function showFirstFault(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) return false;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  // A file field is drawn by its label.
  (field.closest('label') ?? field).scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}
