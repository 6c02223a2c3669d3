import { expect, test } from 'vitest';
import { describeDevice } from '#features/people/accounts/sessions/describe-device.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140', 'Edge, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) coc_coc_browser/120 Chrome/120 Safari/537', 'Cốc Cốc, Windows'],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0', 'WeChat, iPhone'],
  ['curl/8.5.0', 'curl'],
  ['', '?'],
  ['<script>alert(1)</script>', '?'],
])('D3: a session names its device so that its owner knows it: %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
