import type { Language } from '../enumeration.ts'
import { say, texts } from '../texts.ts'

/** The year of every footer. */
export const COPYRIGHT_YEAR = 2020

/** The two sellers with a footer of their own, by name. */
export const specialFooters = { first: 399, second: 365 } as const

const words = texts({
  common: ['© {year} {name}', '© {year} {name}'],
  special: ['Operated by {name}. © {year}, all rights reserved', '由{name}运营 © {year} 版权所有'],
})

export interface FooterSeller {
  sellerId: number | undefined
  name: string
  /** What the seller's configuration says instead of the common line. */
  footerText?: string | null | undefined
}

/** The line at the foot of the log-in and of every page: the seller's own where it has one, else the common one. */
export function footerOf({ sellerId, name, footerText }: FooterSeller, language: Language): string {
  const isSpecial = Object.values(specialFooters).some((id) => id === sellerId)
  const fill = (text: (typeof words)[keyof typeof words]) =>
    // A year is no amount: it is not grouped.
    say(text, language, { year: String(COPYRIGHT_YEAR), name })

  if (isSpecial) return [footerText, fill(words.special)].filter(Boolean).join(' · ')
  return footerText || fill(words.common)
}
