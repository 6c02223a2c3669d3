interface Keys {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const zoomKeys = new Set(['+', '-', '=', '_', '0']);

export function isZoomShortcut({ key, ctrlKey, metaKey, altKey }: Keys): boolean {
  return (ctrlKey || metaKey) && !altKey && zoomKeys.has(key);
}

/**
 * Blocks the browser's zoom shortcuts as the seed asks (PRODUCT, Addresses; an operator can turn it off). Pinch stays
 * free: a trackpad reports it as a wheel with `ctrlKey` while no key is down, so only a held key counts. Returns how to
 * undo it.
 */
export function blockZoomShortcuts(): () => void {
  let held = false;
  const onKey = (event: KeyboardEvent) => {
    held = event.ctrlKey || event.metaKey;
    if (event.type === 'keydown' && isZoomShortcut(event)) event.preventDefault();
  };
  const onWheel = (event: WheelEvent) => {
    if (held && (event.ctrlKey || event.metaKey)) event.preventDefault();
  };
  const release = () => {
    held = false;
  };
  window.addEventListener('keydown', onKey);
  window.addEventListener('keyup', onKey);
  window.addEventListener('blur', release);
  window.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    window.removeEventListener('keydown', onKey);
    window.removeEventListener('keyup', onKey);
    window.removeEventListener('blur', release);
    window.removeEventListener('wheel', onWheel);
  };
}
