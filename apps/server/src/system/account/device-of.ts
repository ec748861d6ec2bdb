/** A browser and the system below it, as people call them; empty where the device did not say. */
export interface Device {
  browser: string
  system: string
}

/** In this order: whoever builds on another one names it too. */
const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['DingTalk', /DingTalk\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /(?:OPR|Opera)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Huawei Browser', /HuaweiBrowser\/(\d+)/],
  ['QQ Browser', /M?QQBrowser\/(\d+)/],
  ['UC Browser', /UC?Browser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari\//],
]

const SYSTEMS: readonly (readonly [name: string, version: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS(?: (\d+))?/],
  ['Windows', /Windows/],
  ['iPadOS', /iPad;.*? OS (\d+)/],
  ['iOS', /iPhone OS (\d+)/],
  ['Android', /Android(?: (\d+))?/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/** The device behind a user agent, in plain words: `Chrome 141` on `Windows`. */
export function deviceOf(userAgent: string): Device {
  return { browser: named(BROWSERS, userAgent), system: named(SYSTEMS, userAgent) }
}

function named(known: readonly (readonly [string, RegExp])[], userAgent: string): string {
  for (const [name, pattern] of known) {
    const match = pattern.exec(userAgent)
    if (match) return [name, match[1]].filter(Boolean).join(' ')
  }
  return ''
}
