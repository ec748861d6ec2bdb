import { chargeLimit } from '@ampdeck/api/config/charge-limit'
import { activeState } from '@ampdeck/api/enumerations/member'
import type { Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { switchesOf } from '../../http/switches.ts'
import * as limits from './charge-limit.store.ts'

const { on: ON } = activeState.code

export const routes: Routes = (app, server) => {
  serve(app, server, chargeLimit, {
    page: ({ rows, input }) => limits.page(rows, input),
    get: ({ rows, input }) => limits.one(rows, input.id),
    selectAll: ({ rows, input }) => limits.options(rows, input),
    targets: ({ rows, input }) => limits.targets(rows, input),
    save: async (request) => {
      const { rows, input } = request
      check(request, input)
      const groupId = await limits.fleetOf(rows, input)
      return limits.one(rows, await rows.insert('chargeLimit', { ...input, groupId, state: ON }))
    },
    update: async (request) => {
      const { rows, input } = request
      const { id, version, ...draft } = input
      check(request, draft)
      const groupId = await limits.fleetOf(rows, draft)
      await rows.update('chargeLimit', { id, version }, { ...draft, groupId })
      return limits.one(rows, id)
    },
    ...switchesOf('chargeLimit', limits.one),
    delete: async ({ rows, input }) => {
      await rows.remove('chargeLimit', input.id)
      return null
    },
  })
}

type Checked = Pick<Request<typeof chargeLimit.save>, 'fail'>

/** A limit that limits nothing is a mistake; so is half a window. */
function check({ fail }: Checked, draft: limits.Draft): void {
  const { perDayTimes, perDayWh, perOrderFen, socMax, stationIds, weekdays, windowFrom, windowTo } = draft
  if ((windowFrom === null) !== (windowTo === null)) throw fail('limit.window')
  const isEmpty = [perDayTimes, perDayWh, perOrderFen, socMax, windowFrom].every((value) => value === null)
  if (isEmpty && stationIds.length === 0 && weekdays.length === 0) throw fail('limit.empty')
}
