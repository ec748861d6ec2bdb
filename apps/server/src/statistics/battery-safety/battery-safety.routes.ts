import { type BatteryFilter, batterySafety } from '@ampdeck/api/statistics/battery-safety'
import { DAY, dayNumber, startOfDay } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as store from './battery-safety.store.ts'

type Filter = z.output<typeof BatteryFilter>

/** More models are not told apart. */
const MAX_MODELS = 12
const MAX_CARS = 20

/** Today and the days before it, and as long before up to the same moment. */
function spansOf({ days }: Filter, to: number): { now: store.Span; before: store.Span } {
  const from = startOfDay(dayNumber(to) - days + 1)
  return { now: { from, to: to + 1 }, before: { from: from - days * DAY, to: to - days * DAY } }
}

export const routes: Routes = (app, server) => {
  serve(app, server, batterySafety, {
    async summary({ rows: all, input, now: at }) {
      const rows = all.atStation(input.stationId)
      const { now, before } = spansOf(input, at)
      const [{ cars, ...total }, { cars: _, ...earlier }, spread, models] = await Promise.all([
        store.totals(rows, now),
        store.totals(rows, before),
        store.spreads(rows, now),
        store.byModel(rows, now, MAX_MODELS),
      ])
      return { at, cars, total, before: earlier, spread, models }
    },
    vinList: ({ rows, input, now }) =>
      store.risks(rows.atStation(input.stationId), spansOf(input, now).now, MAX_CARS),
  })
}
