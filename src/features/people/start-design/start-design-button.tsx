import { Button, type ButtonProps } from '#ui/button.tsx';
import { useStartDesign } from './use-start-design.ts';

/** *Start design*, always visible in the header (PRODUCT B5); the label is the caller's. */
export function StartDesignButton(props: Omit<ButtonProps, 'onClick' | 'type'>) {
  const { start } = useStartDesign();
  return <Button {...props} onClick={start} />;
}

/** The front page's own: anyone draws at once (PRODUCT J6). */
export function DrawNowButton(props: Omit<ButtonProps, 'onClick' | 'type'>) {
  const { drawNow } = useStartDesign();
  return <Button {...props} onClick={drawNow} />;
}

export { useStartDesign } from './use-start-design.ts';
