import { type PvInverterDraft, pvInverter } from '@ampdeck/api/config/pv-inverter'
import { DAY, dayNumber, formatDate, HOUR, parseTimestamp, startOfDay } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './pv-inverter.report.ts'
import { countByGroup, hoursFrom, one, page, statesFrom } from './pv-inverter.store.ts'
import { pvSourceOf } from './pv-readings.ts'

type Draft = z.output<typeof PvInverterDraft>

export const routes: Routes = (app, server) => {
  serve(app, server, pvInverter, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    stat: ({ rows, input }) => countByGroup(rows, input),
    save: async ({ rows, input, fail }) => {
      const draft = await atOwnStation(rows, input)
      return one(rows, await rows.insert('pvInverter', draft).catch(refuseDuplicate(fail, 'sn')))
    },
    update: async ({ rows, input, fail }) => {
      const { id, version, ...draft } = await atOwnStation(rows, input)
      await rows.update('pvInverter', { id, version }, draft).catch(refuseDuplicate(fail, 'sn'))
      return one(rows, id)
    },
    delete: async ({ rows, input }) => {
      await rows.remove('pvInverter', input.id)
      return null
    },
    live,
    curve,
    export: (request) => startExport(request, server.jobs, report),
  })
}

/** A station that the caller does not see is not found. */
async function atOwnStation<Of extends Draft>(rows: Rows, draft: Of): Promise<Of> {
  await rows.get('station', draft.stationId)
  return draft
}

/** As it is at this moment, where it can be read; otherwise as it was last reported. */
async function live({ rows, input, now }: Request<typeof pvInverter.live>) {
  const unit = await one(rows, input.id)
  const source = await pvSourceOf(rows.db)
  if (!source) return unit
  const from = Math.max(unit.ts ?? now, startOfDay(dayNumber(now)))
  const grownWh = source.energyWh(unit, from, now)
  const isSameDay = unit.ts !== null && unit.ts >= startOfDay(dayNumber(now))
  return {
    ...source.read(unit, now),
    todayWh: (isSameDay ? unit.todayWh : 0) + grownWh,
    totalWh: unit.totalWh + grownWh,
    ts: now,
  }
}

async function curve({ rows, input, now }: Request<typeof pvInverter.curve>) {
  const { id } = await one(rows, input.id)
  const day = input.day ?? formatDate(now)
  const from = parseTimestamp(day)
  const [hours, dayBefore, states] = await Promise.all([
    hoursFrom(rows, id, from),
    hoursFrom(rows, id, from - DAY),
    statesFrom(rows, id, from),
  ])
  // The hour that goes on is not complete.
  return {
    day,
    hours: hours.map((w, hour) => (from + (hour + 1) * HOUR <= now ? w : null)),
    dayBefore,
    states,
  }
}
