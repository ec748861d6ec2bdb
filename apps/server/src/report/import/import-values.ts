import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import type { Text } from '@ampdeck/api/texts'
import { parseTimestamp } from '@ampdeck/api/time'
import { Day, Timestamp } from '@ampdeck/api/wire'
import { dec1, num62, num92 } from '@ampdeck/validation/patterns'
import { plainNumber } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { writtenTime, yearIsNotFirst } from './written-time.ts'

/*
 * What several templates have in common in how a cell is read.
 */

/** Yes or no, in either language. */
export const yesNo = z
  .string()
  .toLowerCase()
  .refine((text) => ['yes', 'no', '是', '否'].includes(text), 'choice')
  .transform((text) => text === 'yes' || text === '是')

/** A name of an enumeration in either language, whatever its capitals; some tables know it by its code or key too. */
export function named<Code extends number | string>(of: Enumeration<string, Code>) {
  return z.string().transform((text, context): Code => {
    const wanted = text.toLowerCase()
    const found = of.codes.find((code) =>
      [of.label(code, 'en'), of.label(code, 'zh-CN'), String(of.key(code)), String(code)].some(
        (name) => name.toLowerCase() === wanted,
      ),
    )
    if (found !== undefined) return found
    context.addIssue({ code: 'custom', message: 'choice' })
    return z.NEVER
  })
}

/** All names of an enumeration, for the row of rules. */
export function namesOf(of: Enumeration): Text {
  const names = (language: Language) => of.codes.map((code) => of.label(code, language))
  return [names('en').join(', '), names('zh-CN').join('、')]
}

/** An amount in yuan, as fen. */
export const yuan62 = typedNumber(num62).transform(toHundredths)
export const yuan92 = typedNumber(num92).transform(toHundredths)

/** An energy in kWh with at most two decimals, as Wh. */
export const kWh92 = typedNumber(num92).transform((text) => toHundredths(text) * 10)

/** A quantity with at most one decimal and a unit of thousands (kW, kWh), as units. */
export const thousands = typedNumber(dec1)
  .refine((text) => Number(text) > 0, 'notAbove:0')
  .refine((text) => Number(text) <= 10_000, 'tooLarge:10000')
  .transform((text) => toHundredths(text) * 10)

/** A day in any order of writing that has one meaning: `2026-03-01`, `2026/3/1`, `2026年3月1日`, with midnight or without. */
export const day = z
  .string()
  .transform((text, context) => read(text, context)?.day)
  .pipe(Day)

/** A moment, with or without seconds: `2026-06-18 09:42:00`, `2026/6/18 9:42`, `2026年6月18日 下午3:42`. */
export const moment = z
  .string()
  .transform((text, context) => read(text, context, true)?.moment)
  .pipe(Timestamp)

/** Several texts in one cell, between commas or semicolons of either width. */
export function listOf<Value extends z.ZodType<string, string>>(item: Value, max: number) {
  return z
    .string()
    .transform((text) => text.split(/[,;，；、\n]/).flatMap((part) => part.trim() || []))
    .pipe(z.array(item).max(max, `tooMany:${max}`))
}

/** A month, `2026-05`; a spreadsheet makes its first day of it. */
export const month = z
  .string()
  .transform(monthText)
  .pipe(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date.format'))

/** Whether a day is still to come. */
export function isFuture(text: string, now: number): boolean {
  return parseTimestamp(text) > now
}

/** Whether a month has not begun yet. */
export function isFutureMonth(text: string, now: number): boolean {
  return isFuture(`${text}-01`, now)
}

/** A number as people and spreadsheets write it: with signs of thousands, in full width, with zeros at its end. */
export function typedNumber(rule: z.ZodString) {
  return z.string().overwrite(plainNumber).pipe(rule)
}

function monthText(text: string): string {
  const found = writtenTime(text)
  return found?.day.endsWith('-01') && found.isMidnight ? found.day.slice(0, 7) : (found?.month ?? text)
}

function read(text: string, context: z.RefinementCtx, hasClock = false) {
  const found = writtenTime(text)
  if (found && (hasClock ? found.hasClock : found.isMidnight)) return found
  const message = yearIsNotFirst(text) ? 'date.yearFirst' : hasClock ? 'time.format' : 'date.format'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** Decimals are read as they stand, without a floating point between. */
function toHundredths(text: string): number {
  const [whole = '0', decimals = ''] = text.split('.')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
