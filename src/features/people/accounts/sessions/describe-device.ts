const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/MicroMessenger/, 'WeChat'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** "Chrome, Android": enough for a person to know their own device. Unknown agents show their first word. */
export function describeDevice(userAgent: string): string {
  const find = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [find(browsers), find(systems)].filter(Boolean).join(', ');
  return known || (/^[\w.-]{1,30}/.exec(userAgent)?.[0] ?? '?');
}
