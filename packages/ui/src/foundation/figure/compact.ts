import type { Language } from '@ampdeck/api/enumeration'

/** A number cut to what is read at a glance, and the word of its size. */
export interface Compact {
  /** At most four digits that count. */
  text: string
  /** `万`, `亿`, `k`, `m`, `bn`; empty for small numbers. */
  scale: string
}

const scales = {
  en: [
    [1e9, 'bn'],
    [1e6, 'm'],
    [1e3, 'k'],
  ],
  'zh-CN': [
    [1e8, '亿'],
    [1e4, '万'],
  ],
} as const

/** Below this a number is short enough to be written out. */
const WORTH_CUTTING = 10_000

/**
 * A large number as people of the language say it: 4,731,080 is 4.73 m in English and 473.1 万 in Chinese. Numbers
 * below 10,000 are written out with the given decimals. Only on request: a sum that somebody checks is never cut.
 */
export function compactOf(value: number, language: Language, decimals = 0): Compact {
  const size = Math.abs(value)
  const found = size < WORTH_CUTTING ? undefined : scales[language].find(([unit]) => size >= unit)
  if (!found) return { text: written(value, language, decimals), scale: '' }
  const [unit, scale] = found
  const cut = value / unit
  const digits = Math.abs(cut) >= 1000 ? 0 : Math.abs(cut) >= 100 ? 1 : 2
  return { text: written(cut, language, digits), scale }
}

function written(value: number, language: Language, decimals: number): string {
  // A true minus sign is as wide as a digit, so columns of figures stay aligned.
  return value
    .toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace('-', '−')
}
