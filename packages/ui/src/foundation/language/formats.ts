import type { Language } from '@ampdeck/api/enumeration'

/** How figures and times are written. Absent values are a matter of the caller. */
export interface Formats {
  readonly language: Language
  /** Grouped digits with a fixed number of decimals. */
  number(value: number, decimals?: number): string
  /** Kilowatt-hours, three decimals, from watt-hours. */
  energy(wh: number, decimals?: number): string
  /** Kilowatts, one decimal where there is a fraction, from watts. */
  power(w: number): string
  /** Yuan, two decimals, from fen. */
  money(fen: number): string
  /** A share as per cent, from basis points (10000 = 100 %). */
  percent(basisPoints: number, decimals?: number): string
  /** `2026-07-01` of a timestamp as the API writes it; ISO order reads the same in both languages. */
  day(timestamp: string): string
  /** `10:00:00` of a timestamp. */
  time(timestamp: string): string
  /** `2026-07-01 10:00` of a timestamp. */
  minute(timestamp: string): string
  /** The parts that are there, joined by the comma of the language. */
  list(parts: readonly (string | false | null | undefined)[]): string
}

const made = new Map<Language, Formats>()

/** The formats of a language; made once, as number formats are costly to build. */
export function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(language)
  made.set(language, formats)
  return formats
}

function makeFormats(language: Language): Formats {
  const byDecimals = new Map<string, Intl.NumberFormat>()
  const write = (value: number, least: number, most = least) => {
    const key = `${least}-${most}`
    const format =
      byDecimals.get(key) ??
      new Intl.NumberFormat(language, {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        // What is rounded to nothing has no sign.
        signDisplay: 'negative',
      })
    byDecimals.set(key, format)
    // A true minus sign is as wide as a digit, so columns of figures stay aligned.
    return format.format(value).replace('-', '−')
  }

  return {
    language,
    number: (value, decimals = 0) => write(value, decimals),
    energy: (wh, decimals = 3) => write(wh / 1_000, decimals),
    power: (w) => (w % 1_000 === 0 ? write(w / 1_000, 0) : write(w / 1_000, 1)),
    money: (fen) => write(fen / 100, 2),
    percent: (basisPoints, decimals = 0) => `${write(basisPoints / 100, 0, Math.max(decimals, 0))} %`,
    day: (timestamp) => timestamp.slice(0, 10),
    time: (timestamp) => timestamp.slice(11, 19),
    minute: (timestamp) => timestamp.slice(0, 16),
    list: (parts) => parts.filter(Boolean).join(language === 'en' ? ', ' : '，'),
  }
}
