import { alarmMetric } from '@ampdeck/api/enumerations/operation'
import type { alarmRule } from '@ampdeck/api/operation/alarm-rule'
import { DAY, dayNumber, formatDate, MINUTE, startOfDay } from '@ampdeck/api/time'
import { paramOf } from '../../access/param.ts'
import type { Request } from '../../http/context.ts'
import { objectOf } from '../record/alarm-object.ts'
import { incidentsIn, withGapsClosed } from './alarm-replay.ts'
import { namesOf, type PastObservation, pastOf } from './alarm-rule-history.store.ts'

const DAYS = 7
const WORST = 5

const { temperature, power, voltage, current, load } = alarmMetric.code
/** Reported minute by minute, and only while somebody charges. */
const byReadings: readonly string[] = [temperature, power, voltage, current, load]

/** How often a rule would have fired in the last seven days, today included (screens.md S204). */
export async function test({ rows, input, now }: Request<typeof alarmRule.test>) {
  const rule = await rows.get('alarmRule', input.id)
  const from = startOfDay(dayNumber(now) - DAYS + 1)
  // What is so at this very moment counts too.
  const past = await pastOf(rows, rule, { from, to: now + 1 })
  const holdMs = rule.durationS * 1_000
  const mergeMs = (await paramOf(rows.db, rule.sellerId, 'alarmMergeMinutes')) * MINUTE
  const fired = [...Map.groupBy(past, objectOf).values()].flatMap((of) => {
    const observations = byReadings.includes(rule.metric) ? withGapsClosed(of) : of
    const times = incidentsIn(observations, { holdMs, mergeMs, until: now })
    const [place] = of
    return place && times.length > 0 ? [{ place, times }] : []
  })
  return {
    count: fired.reduce((sum, { times }) => sum + times.length, 0),
    objects: fired.length,
    days: daysOf(
      fired.flatMap(({ times }) => times),
      from,
    ),
    worst: await worstOf(rows, fired),
  }
}

interface Fired {
  place: PastObservation
  times: number[]
}

function daysOf(times: readonly number[], from: number) {
  return Array.from({ length: DAYS }, (_, nth) => {
    const day = formatDate(from + nth * DAY)
    return { day, count: times.filter((time) => formatDate(time) === day).length }
  })
}

async function worstOf(rows: Request<typeof alarmRule.test>['rows'], fired: readonly Fired[]) {
  const worst = fired.toSorted((a, b) => b.times.length - a.times.length).slice(0, WORST)
  const names = await namesOf(
    rows,
    worst.map(({ place }) => place),
  )
  return names.map((name, index) => ({ ...name, count: worst[index]?.times.length ?? 0 }))
}
