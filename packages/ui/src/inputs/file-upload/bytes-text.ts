import type { Formats } from '../../foundation/language/formats.ts'

/** "1.4 MB": in the unit in which it reads best, 1 KB being 1024 bytes as file managers count. */
export function bytesText(bytes: number, { number }: Pick<Formats, 'number'>): string {
  if (bytes < 1_024) return `${number(bytes)} B`
  const units = ['KB', 'MB', 'GB']
  let value = bytes / 1_024
  let unit = 0
  while (value >= 1_024 && unit < units.length - 1) {
    value /= 1_024
    unit += 1
  }
  return `${number(value, Number.isInteger(value) || value >= 100 ? 0 : 1)} ${units[unit]}`
}
