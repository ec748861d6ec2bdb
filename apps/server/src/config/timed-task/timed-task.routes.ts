import { activeLife } from '@ampdeck/api/active-life'
import { timedTask } from '@ampdeck/api/config/timed-task'
import { activeState } from '@ampdeck/api/enumerations/member'
import { powerLimitSource, timedRunOrigin, timedTaskKind } from '@ampdeck/api/enumerations/strategy'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { liftPowerLimit } from '../../power/power-limit.store.ts'
import { nextRun } from './next-run.ts'
import { addRun, isRunning, timedRunJob } from './timed-run.service.ts'
import { type Draft, logs, page, type Row } from './timed-task.store.ts'

const { on: ON } = activeState.code
const { publishPrices: PRICES, limitPower: LIMIT } = timedTaskKind.code

type Refusing = Pick<Request<typeof timedTask.save>, 'fail' | 'now'>

export const routes: Routes = (app, server) => {
  serve(app, server, timedTask, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => read(rows, input.id),
    save: async (request) => {
      const { rows, input } = request
      const nextTime = check(request, input)
      await checkModels(rows, input)
      const own = { state: ON, nextTime, lastTime: null, lastState: null }
      return read(rows, await rows.insert('timedTask', { ...stored(input), ...own }))
    },
    update: async (request) => {
      const { rows, input } = request
      const { id, version, ...draft } = input
      const nextTime = check(request, draft)
      await checkModels(rows, draft)
      const { state } = await rows.get('timedTask', id)
      const next = { nextTime: state === ON ? nextTime : null }
      await rows.update('timedTask', { id, version }, { ...stored(draft), ...next })
      if (draft.kind !== LIMIT) await liftLimits(rows, id)
      return read(rows, id)
    },
    enable: async (request) => {
      const { rows, input } = request
      await rows.move('timedTask', activeLife.enable, input, ({ cycle, runAt }) => ({
        nextTime: whenOf(request, { cycle, runAt }),
      }))
      return read(rows, input.id)
    },
    disable: async ({ rows, input }) => {
      await rows.move('timedTask', activeLife.disable, input, { nextTime: null })
      await liftLimits(rows, input.id)
      return read(rows, input.id)
    },
    delete: async ({ rows, input }) => {
      await rows.remove('timedTask', input.id)
      await liftLimits(rows, input.id)
      return null
    },
    runNow: async ({ rows, input, now, fail }) => {
      const { id, sellerId } = await rows.whole('timedTask', input.id)
      if (await isRunning(rows.db, sellerId, id)) throw fail('task.running')
      const runId = rows.newId()
      const run = { id: runId, sellerId, taskId: id, plannedTime: now, origin: timedRunOrigin.code.person }
      await addRun(rows.db, run)
      await server.jobs.send(rows.db, timedRunJob, { sellerId, id: runId })
      const [added] = (await logs(rows, id)).filter((one) => one.id === runId)
      if (!added) throw failures.notFound()
      return added
    },
    logs: ({ rows, input }) => logs(rows, input.id),
  })
}

const read = (rows: Rows, id: number) => rows.get('timedTask', id) as Promise<Row>

/** What a task has left of the power of stations does not outlive it. */
async function liftLimits(rows: Rows, sourceId: number): Promise<void> {
  const source = powerLimitSource.code.timedTask
  await liftPowerLimit(rows.db, { sellerId: rows.sellerId, source, sourceId })
}

/** The next run; refused where the draft says nothing to do, or no time. */
function check(request: Refusing, draft: Draft): number | null {
  const { kind, stationIds, costModelIds, percent } = draft
  const isEmpty = kind === PRICES ? costModelIds.length === 0 : stationIds.length === 0
  if (isEmpty || (kind === LIMIT && percent === null)) throw request.fail('task.targets')
  return whenOf(request, draft)
}

function whenOf({ fail, now }: Refusing, { cycle, runAt }: Pick<Draft, 'cycle' | 'runAt'>): number | null {
  if ((cycle === null) === (runAt === null)) throw fail('task.when')
  if (runAt !== null && runAt <= now) throw fail('task.past')
  return cycle ? nextRun(cycle, now) : runAt
}

/** Prices are published wherever they are bound, so whoever sees a part of that cannot. */
async function checkModels(rows: Rows, { costModelIds }: Draft): Promise<void> {
  for (const id of costModelIds) await rows.whole('costModel', id)
}

function stored({ cycle, percent, kind, ...draft }: Draft) {
  return {
    ...draft,
    kind,
    percent: kind === LIMIT ? percent : null,
    stationIds: kind === PRICES ? [] : draft.stationIds,
    costModelIds: kind === PRICES ? draft.costModelIds : [],
    cycle: cycle && JSON.stringify(cycle),
  }
}
