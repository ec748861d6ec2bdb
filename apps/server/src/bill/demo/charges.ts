import { DAY, dayNumber } from '@ampdeck/api/time'
import type { Span } from '../../demo/part.ts'
import { historyStart, type World } from '../../demo/world.ts'
import { type DrawnCharge, drawGunDay } from './gun-day.ts'
import { chargingGuns } from './starts.ts'

/** No charge lasts longer than its gun's day, which begins on one calendar day and ends on the next. */
export const LONGEST = DAY

/** The charges that start in a span, in the order of their start. */
export function chargesIn(world: World, { from, to }: Span): DrawnCharge[] {
  const charges: DrawnCharge[] = []
  for (let day = dayNumber(from - LONGEST); day <= dayNumber(to - 1); day++) {
    for (const gun of chargingGuns(world)) charges.push(...drawGunDay(world, gun, day))
  }
  return charges
    .filter(({ start }) => start >= Math.max(from, historyStart(world)) && start < to)
    .sort((a, b) => a.start - b.start || a.gun.index - b.gun.index)
}
