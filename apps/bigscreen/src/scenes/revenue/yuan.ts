import type { Formats } from '@ampdeck/ui/language'
import type { Scaled } from '../../parts/figures.ts'

const MEGA_FEN = 100_000_000
const KILO_FEN = 100_000

/** Fen as yuan in the unit that keeps them short. */
export function yuanOf(fen: number): Scaled {
  if (Math.abs(fen) >= MEGA_FEN) return { value: fen / MEGA_FEN, unit: 'M', decimals: 2 }
  if (Math.abs(fen) >= KILO_FEN) return { value: fen / KILO_FEN, unit: 'k', decimals: 1 }
  return { value: fen / 100, unit: '', decimals: 0 }
}

/** `¥3.90 M`, `−¥59.0 k` */
export function yuanText(fen: number, { number }: Formats): string {
  const { value, unit, decimals } = yuanOf(Math.abs(fen))
  return `${fen < 0 ? '−' : ''}¥${number(value, decimals)}${unit && ` ${unit}`}`
}

/** In thousands of yuan, without a unit. */
export const thousands = (fen: number, { number }: Formats) => number(fen / KILO_FEN, 1)
