import { useEffect, useMemo } from 'react';
import { Box3, Box3Helper, Vector3, type LineBasicMaterial } from 'three';
import type { Box } from '#models/geometry/mesh.ts';

/** The one accent on the stage (LOOK §1): the selection. */
const accentOnShade = 0xf28bb0;

export function SelectionBox({ box }: { box: Box }) {
  const helper = useMemo(() => {
    const made = new Box3Helper(new Box3(new Vector3(...box.min), new Vector3(...box.max)), accentOnShade);
    (made.material as LineBasicMaterial).toneMapped = false;
    return made;
  }, [box]);
  useEffect(() => () => helper.dispose(), [helper]);
  return <primitive object={helper} dispose={null} />;
}
