import { call } from '#platform/call.ts';
import { siteSettings } from '#platform/site-settings.ts';

export function settingsCalls() {
  return [
    call({
      method: 'GET',
      path: '/common/settings',
      who: 'anyone',
      tag: 'common',
      summary: 'What the site tells everyone about itself',
      data: siteSettings,
      handle: async ({ ctx }) => ctx.settings,
    }),
  ];
}
