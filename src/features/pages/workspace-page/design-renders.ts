import { pages } from '#features/catalogue/content/addresses.ts';
import type { MediaData } from '#features/foundation/media/media.ts';
import type {
  OrderedRender,
  RenderBody,
  RenderChoicesData,
  RenderData,
  RenderGroupData,
} from '#features/studio/rendering/render.ts';
import type { DesignWork } from '#features/trade/publishing/work-form.ts';
import { api, apiAddress } from '#lib/api.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { dashboardSection } from '#lib/person.ts';
import type { RenderAnswer, RenderPort, RenderWish } from '#workspace/ports/render-port.ts';

interface Around {
  follow: RenderPort['follow'];
  publishes: boolean;
  /** Said where no answer came. */
  unavailable: string;
}

/** Pictures of a design that is stored with us. */
export function designRenders(design: string, { follow, publishes, unavailable }: Around): RenderPort {
  const path = (id: string) => `/renders/${encodeURIComponent(id)}`;
  return {
    plans: pages.price.path,
    choices: () => api.get<RenderChoicesData>('/renders/choices'),
    list: () => api.get<RenderData[]>(`/renders?design=${encodeURIComponent(design)}`),
    read: (id) => api.get<RenderData>(path(id)),
    follow,
    groups: () => api.get<RenderGroupData[]>(`/renders/groups?design=${encodeURIComponent(design)}`),
    async cancelGroup(id) {
      await api.post(`/renders/groups/${encodeURIComponent(id)}/cancel`, undefined, { creates: true });
    },
    tile: (id, level, x, y) => apiAddress(`${path(id)}/tiles/${level}/${x}/${y}`),
    async order(wish): Promise<RenderAnswer> {
      try {
        const body = bodyOf(design, wish);
        const { render, offered, moved } = await api.post<OrderedRender>('/renders', body, {
          creates: true,
          timeout: 60_000,
        });
        return { ok: true, id: render.id, offered, moved };
      } catch (error) {
        // The server has said why, in the person's language.
        const failure = error instanceof ApiFailure ? error : null;
        const words = failure?.message;
        return {
          ok: false,
          dark: failure?.key === 'render_dark',
          words: words === undefined || words === '' ? unavailable : words,
        };
      }
    },
    async cancel(id) {
      await api.post(`${path(id)}/cancel`, undefined, { creates: true });
    },
    async retry(id) {
      await api.post(`${path(id)}/retry`, undefined, { creates: true });
    },
    async remove(id) {
      await api.delete(path(id));
    },
    onWorks: publishes
      ? {
          async list() {
            const works = await api.get<DesignWork[]>(`/designer/designs/${encodeURIComponent(design)}/works`);
            return works.map(({ id, name }) => ({ id, name: name.text }));
          },
          async show(group, work) {
            const to = `/renders/groups/${encodeURIComponent(group)}/work`;
            await api.post(to, { work }, { creates: true, timeout: 120_000 });
          },
        }
      : null,
    publish: publishes
      ? async (id) => {
          const { version } = await api.get<RenderData>(path(id));
          const picture = await api.post<MediaData>(`${path(id)}/picture`, undefined, { creates: true });
          return dashboardSection('designer', 'works', {
            new: '',
            design,
            version: String(version),
            picture: picture.id,
          });
        }
      : null,
  };
}

function bodyOf(design: string, { kind, size, cameras, shape, hours, seconds, lamp }: RenderWish): Partial<RenderBody> {
  return {
    design,
    kind,
    size,
    cameras: cameras.map((id) => ({ id })),
    lamp,
    ...(kind === 'set' ? { hours: [...hours] } : { hour: hours[0] }),
    ...(kind === 'walk' && seconds !== null ? { seconds } : {}),
    ...(kind === 'panorama' || kind === 'walk' ? {} : { shape }),
  };
}
