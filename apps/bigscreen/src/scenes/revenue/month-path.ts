import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { DAY, parseTimestamp } from '@ampdeck/api/time'

/** How the month goes. Amounts are fen. */
export interface MonthPath {
  /** The day of the month that is today. */
  today: number
  days: number
  incomeFen: number
  /** The part of the month that is over, 0 to 1. */
  gone: number
  /** What the month comes to at this pace. */
  paceFen: number
  /** Net income of each day up to today. */
  perDay: readonly number[]
  /** Against a target: what a day should bring, what each remaining one must, and how far ahead each day's end was. */
  target?: { fen: number; perDayFen: number; neededFen: number; aheadFen: readonly number[] }
}

/** How the month goes until now, against its target where there is one. */
export function monthPath({ at, days: earned, targetFen }: RevenueScene): MonthPath {
  const month = at.slice(0, 7)
  const today = Number(at.slice(8, 10))
  const days = new Date(Date.UTC(Number(at.slice(0, 4)), Number(at.slice(5, 7)), 0)).getUTCDate()
  const earnedOn = new Map(earned.map(({ day, incomeFen }) => [day, incomeFen]))
  const perDay = Array.from(
    { length: today },
    (_, nth) => earnedOn.get(`${month}-${String(nth + 1).padStart(2, '0')}`) ?? 0,
  )
  const incomeFen = perDay.reduce((sum, fen) => sum + fen, 0)
  const gone = (parseTimestamp(at) - parseTimestamp(`${month}-01`)) / (days * DAY)
  const path = { today, days, incomeFen, gone, perDay, paceFen: gone > 0 ? Math.round(incomeFen / gone) : 0 }
  if (targetFen === null) return path

  const perDayFen = targetFen / days
  const left = days * (1 - gone)
  let sum = 0
  const aheadFen = perDay.map((fen, nth) => {
    sum += fen
    const over = nth + 1 === today ? gone * days : nth + 1
    return Math.round(sum - over * perDayFen)
  })
  const neededFen = left > 0 ? Math.max(0, Math.round((targetFen - incomeFen) / left)) : 0
  return { ...path, target: { fen: targetFen, perDayFen, neededFen, aheadFen } }
}
