import { Button, type ButtonProps } from '#ui/button.tsx';
import { useStartDesign } from './use-start-design.ts';

/** *Start design*, always visible in the header (PRODUCT B5); the label is the caller's. */
export function StartDesignButton(props: Omit<ButtonProps, 'onClick' | 'type'>) {
  const { start } = useStartDesign();
  return <Button {...props} onClick={start} />;
}

export { useStartDesign } from './use-start-design.ts';
