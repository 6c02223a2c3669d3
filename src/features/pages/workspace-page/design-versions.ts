import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import type { Design } from '#design/document.ts';
import type { DesignItem, VersionItem } from '#features/studio/designs/design.ts';
import type { DesignWork } from '#features/trade/publishing/work-form.ts';
import { api } from '#lib/api.ts';
import { dashboardSection } from '#lib/person.ts';
import type { PublishPort, VersionsPort } from '#workspace/ports/versions-port.ts';

/** The versions of a design that is stored with us. */
export function designVersions(design: string, origin: VersionsPort['origin']): VersionsPort {
  const path = `/designs/${encodeURIComponent(design)}`;
  const list = () => api.get<VersionItem[]>(`${path}/versions`);
  return {
    origin,
    list,
    read: async (version) => (await api.get<{ document: Design }>(`${path}/versions/${version}`)).document,
    async name(name) {
      await api.post(`${path}/versions`, { name }, { creates: true });
    },
    async restore(version) {
      const { seq } = await api.post<{ seq: number }>(`${path}/versions/${version}/restore`, undefined, {
        creates: true,
      });
      const kept = (await list()).find((each) => each.seq === seq - 1 && each.why !== 'fork');
      return { kept: kept?.version ?? null };
    },
    branch: async (version) =>
      designAddress((await api.post<DesignItem>(`${path}/versions/${version}/branch`, {}, { creates: true })).id),
  };
}

/** *Publish*: the form of a new work, with the design in it as it is now; and the works that show it. */
export function publishDesign(design: string): PublishPort {
  return {
    async works() {
      const works = await api.get<DesignWork[]>(`/designer/designs/${encodeURIComponent(design)}/works`);
      return works.map(({ id, name, status, held, designVersion }) => ({
        id,
        name: name.text,
        state: held ? 'held' : status,
        version: designVersion,
        address: thingAddress(id),
      }));
    },
    async shelve(work, on) {
      const step = on ? 'shelve' : 'unshelve';
      await api.post(`/designer/design/${encodeURIComponent(work)}/${step}`, undefined, { creates: true });
    },
    async pin() {
      const { version } = await api.post<{ version: number }>(
        `/designs/${encodeURIComponent(design)}/keep`,
        undefined,
        { creates: true },
      );
      return dashboardSection('designer', 'works', { new: '', design, version: String(version) });
    },
  };
}
