import type { Language } from '@ampdeck/api/enumeration'
import { say, texts } from '@ampdeck/api/texts'

const words = texts({
  both: ['{browser} on {system}', '{browser}（{system}）'],
  unknown: ['Unknown device', '未知设备'],
})

/** `Chrome 141 on Windows`, or what of it the device has told. */
export function deviceName(
  { browser, system }: { browser: string; system: string },
  language: Language,
): string {
  if (browser && system) return say(words.both, language, { browser, system })
  return browser || system || say(words.unknown, language)
}
