/** Banks that take transfers through NAPAS, by their six digits there, as people call them; the largest first. */
export const banks: Readonly<Record<string, string>> = {
  970436: 'Vietcombank',
  970415: 'VietinBank',
  970418: 'BIDV',
  970405: 'Agribank',
  970407: 'Techcombank',
  970422: 'MB',
  970416: 'ACB',
  970432: 'VPBank',
  970423: 'TPBank',
  970403: 'Sacombank',
  970437: 'HDBank',
  970441: 'VIB',
  970443: 'SHB',
  970448: 'OCB',
  970426: 'MSB',
  970431: 'Eximbank',
  970440: 'SeABank',
  970449: 'LPBank',
  970428: 'Nam A Bank',
  970409: 'Bac A Bank',
  970429: 'SCB',
  970412: 'PVcomBank',
  970425: 'ABBANK',
  970427: 'VietABank',
  970419: 'NCB',
  970452: 'KienlongBank',
  970454: 'BVBank',
  970424: 'Shinhan Bank',
  970457: 'Woori Bank',
  970458: 'UOB',
  458761: 'HSBC',
  970410: 'Standard Chartered',
};

export function isBank(bin: string): boolean {
  return Object.hasOwn(banks, bin);
}

/** By name, as one looks for it in a list. */
export function banksByName(): { bin: string; name: string }[] {
  return Object.entries(banks)
    .map(([bin, name]) => ({ bin, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
