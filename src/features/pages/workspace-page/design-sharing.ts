import { linkDays, usualLinkDays } from '#features/studio/sharing/sharing-limits.ts';
import { shareAddress } from '#features/studio/sharing/share-address.ts';
import type { Sharing, SharingChangeInput } from '#features/studio/sharing/sharing.ts';
import { api } from '#lib/api.ts';
import type { SharePort } from '#workspace/together/share-port.ts';

/** Who else may see a design of one's own, by the site's calls. */
export function designSharing(design: string): SharePort {
  const path = `/designs/${encodeURIComponent(design)}/sharing`;
  return {
    days: [usualLinkDays, ...linkDays.filter((days) => days !== usualLinkDays)],
    read: () => api.get<Sharing>(path),
    async change(change) {
      const { secret, ...sharing } = await api.put<Sharing>(path, { change: change as SharingChangeInput });
      return { sharing, address: secret === null ? null : shareAddress(location.origin, secret) };
    },
  };
}
