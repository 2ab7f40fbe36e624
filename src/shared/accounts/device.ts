export const deviceForms = ['phone', 'computer', 'tv', 'unknown'] as const;
export type DeviceForm = (typeof deviceForms)[number];

/** What a browser says of itself, as a person would name it. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly form: DeviceForm;
}

// The first that fits: most browsers also name the ones they descend from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPX|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\b(?:Firefox|FxiOS|Focus)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string, DeviceForm])[] = [
  [/\bTizen\b.*\bTV\b|\bSMART-TV\b/, 'Samsung TV', 'tv'],
  [/\bWeb0S\b/, 'LG TV', 'tv'],
  [/\b(?:Android TV|GoogleTV|BRAVIA|AFT[A-Z]\w*)\b/, 'Android TV', 'tv'],
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'phone'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** Reads a user agent. What it says is a hint for its owner's eyes, never a proof. */
export function deviceOf(userAgent: string): Device {
  const browser = browsers.find(([sign]) => sign.test(userAgent));
  const system = systems.find(([sign]) => sign.test(userAgent));
  return { browser: browser?.[1] ?? null, system: system?.[1] ?? null, form: system?.[2] ?? 'unknown' };
}
