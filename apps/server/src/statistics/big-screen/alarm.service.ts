import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { deadlineOf } from '@ampdeck/api/operation/life-cycles'
import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import type { z } from 'zod'
import { openByState } from '../../alarm/work-order/work-order.store.ts'
import { wholeOf } from '../../figures/figures-of.ts'
import { lastDays, periodBefore } from '../../figures/periods.ts'
import type { Context } from '../../http/context.ts'
import { stationsWithAlarms } from '../../operation/monitor-alarm/monitor-alarm.service.ts'
import { feed, openCounts } from '../../operation/monitor-alarm/monitor-alarm.store.ts'
import * as store from './alarm.store.ts'

/** A week ends with today. */
const WEEK_DAYS = 7
/** K22; nothing where no alarm of the period has recovered. */
const REPAIR = ['repairMinutes'] as const

/** The alarm scene: what is open and how long already, and what is done about it. */
export async function bigScreenAlarm({ rows, caller, now }: Context): Promise<z.output<typeof AlarmScene>> {
  const week = lastDays(WEEK_DAYS, now)
  const [worst, counts, alarms, stations, stationCount, states, next, people, repair, before, recovered] =
    await Promise.all([
      store.worstAlarm(rows),
      openCounts(rows, {}),
      feed(rows, {}),
      stationsWithAlarms(rows, {}),
      store.countStations(rows),
      openByState(rows, caller.userId, now),
      store.nextWorkOrders(rows, caller.userId),
      store.peopleOnDuty(rows),
      wholeOf(rows, REPAIR, week),
      wholeOf(rows, REPAIR, periodBefore(week, now)),
      store.lastRecovered(rows),
    ])
  return {
    at: now,
    worst: worst
      ? {
          ...worst,
          deadline: worst.deadline ?? deadlineOf(worst.level, worst.firstTime),
          assignedTo: worst.repairUserName ?? worst.handleUserName,
        }
      : null,
    levels: alarmLevel.codes.map((level) => ({
      level,
      count: counts.filter((of) => of.level === level).reduce((sum, { count }) => sum + count, 0),
    })),
    alarms,
    stations,
    stationCount,
    workOrders: states.map(({ code, count }) => ({ state: code, count })),
    next,
    people,
    repairMinutes: { value: repair.repairMinutes, before: before.repairMinutes },
    recovered,
  }
}
