const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** The name of this device in the person's own list, `Firefox, Linux`; nobody else sees it. */
export function deviceName(agent = navigator.userAgent): string {
  const find = (list: typeof BROWSERS): string[] => list.flatMap(([mark, name]) => (mark.test(agent) ? [name] : []));
  return [...find(BROWSERS).slice(0, 1), ...find(SYSTEMS).slice(0, 1)].join(', ') || 'Browser';
}
