import type { ServerResponse } from 'node:http';
import type { DesignListener } from '#platform/streams.ts';

export interface DesignStream extends DesignListener {
  response: ServerResponse;
  /** As last told to it. */
  rights: string;
  ended: boolean;
}

interface DesignStreamRegister {
  add(stream: DesignStream): void;
  remove(stream: DesignStream): void;
  of(designId: string): readonly DesignStream[];
  ofHolder(holder: string): readonly DesignStream[];
  designs(): string[];
  all(): DesignStream[];
}

/** The open streams of this process by design; lists are replaced when they change, so reading one is not disturbed. */
export function createDesignStreamRegister(): DesignStreamRegister {
  const byDesign = new Map<string, readonly DesignStream[]>();
  const of = (designId: string) => byDesign.get(designId) ?? [];
  const all = () => [...byDesign.values()].flat();
  return {
    add: (stream) => {
      byDesign.set(stream.designId, [...of(stream.designId), stream]);
    },
    remove(stream) {
      const rest = of(stream.designId).filter((each) => each !== stream);
      if (rest.length > 0) byDesign.set(stream.designId, rest);
      else byDesign.delete(stream.designId);
    },
    of,
    ofHolder: (holder) => all().filter((stream) => stream.holder === holder),
    designs: () => [...byDesign.keys()],
    all,
  };
}
