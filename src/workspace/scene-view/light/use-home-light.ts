import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { lightPrint } from '#design/light-print.ts';
import { useSession } from '../../editor-context.tsx';
import type { BakedLight, LightsPort } from '../../ports/lights-port.ts';
import { useScene } from '../scene-link.tsx';

/** What lights the home as it is now: baked light that fits, or why there is none. */
export interface HomeLightState {
  state: 'none' | 'shown' | 'stale';
  address: string | null;
  /** Of what fits, or of the newest that does not. */
  hour: number;
}

/** Looked for when 3D is opened: who has ordered light comes back to it from another page. */
export function useHomeLight(port: LightsPort | null): HomeLightState {
  const [lights, setLights] = useState<readonly BakedLight[]>([]);
  useEffect(() => {
    let wanted = true;
    void port
      ?.list()
      .catch(() => [])
      .then((found) => {
        if (wanted) setLights(found);
      });
    return () => {
      wanted = false;
    };
  }, [port]);
  // While something is dragged nothing is compared.
  const design = useDeferredValue(useSession(({ history }) => history.design));
  const elsewhere = useScene((state) => state.sun !== null);
  return useMemo(() => {
    const [newest] = lights;
    if (!newest) return { state: 'none', address: null, hour: 0 };
    const print = lightPrint(design);
    const fits = lights.find((light) => light.print === print);
    const { address, hour } = fits ?? newest;
    return { state: fits && !elsewhere ? 'shown' : 'stale', address: fits ? address : null, hour };
  }, [lights, design, elsewhere]);
}
