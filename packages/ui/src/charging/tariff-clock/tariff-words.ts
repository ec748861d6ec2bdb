import { price4Of, type Tariff } from '@ampdeck/api/billing/tariff-day'
import { period } from '@ampdeck/api/enumerations/order'
import type { CSSProperties } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'

/** What is said of a tariff in the language in force. */
export function useTariffWords() {
  const say = useSay()
  const { number, list, language } = useFormats()
  const wordOf = (code: number) => period.label(code, language)
  const yuan = (price4: number) => number(price4 / 10_000, 4)

  return {
    say,
    wordOf,
    /** Stands wherever the colour of a period stands: S P F V, in Chinese the word itself. */
    letterOf: (code: number) => wordOf(code).slice(0, 1),
    /** Of 0.0001 yuan, with four decimals. */
    yuan,
    /** Energy and service together. */
    priceOf: (tariff: Tariff) => yuan(price4Of(tariff)),
    list,
  }
}

/** The colours of a period for its styles: of an area, of text on it, of text beside it; grey for an unknown code. */
export function periodColours(code: number): CSSProperties {
  const key = period.key(code)
  const of = (part: string, fallback: string) => `var(--colors-${key ? `period-${key}-${part}` : fallback})`
  return {
    '--period-fill': of('fill', 'bg-press'),
    '--period-on': of('on', 'fg'),
    '--period-fg': of('fg', 'fg'),
  } as CSSProperties
}
