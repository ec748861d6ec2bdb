import { commandKind, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { powerLimitSource, timedRunState, timedTaskKind } from '@ampdeck/api/enumerations/strategy'
import { costModelState } from '@ampdeck/api/enumerations/tariff'
import type { Kysely, Selectable } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { type CommandDraft, queueCommands } from '../../device/command-queue.ts'
import { jobType } from '../../jobs/job-kind.ts'
import { liftPowerLimit, setPowerLimit } from '../../power/power-limit.store.ts'
import { issueProblem } from '../cost-model/cost-model.rules.ts'
import type { RunResult } from './timed-task.table.ts'

export const timedRunJob = jobType<{ sellerId: number; id: number }>('timedRun')

type Task = Selectable<Tables['timedTask']>
type Place = Pick<Selectable<Tables['station']>, 'id' | 'name'>
type Run = Pick<Selectable<Tables['timedTaskRun']>, 'id' | 'sellerId' | 'taskId' | 'plannedTime' | 'origin'>

const { running: RUNNING, done: DONE, partly: PARTLY, failed: FAILED } = timedRunState.code
const KIND = timedTaskKind.code
const { charging: CHARGING, preparing: PREPARING } = gunStatus.code
const { issued: ISSUED } = costModelState.code
const { enable, disable, trigger, softReset } = commandKind.code
const WHOLE = 100

/** A run that waits to be done; false where that planned time has one already. */
export async function addRun(
  db: Kysely<Tables>,
  run: Run,
  state: Selectable<Tables['timedTaskRun']>['state'] = RUNNING,
): Promise<boolean> {
  const added = await db
    .insertInto('timedTaskRun')
    .values({ ...run, state, startTime: null, endTime: null, results: '[]' })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function isRunning(db: Kysely<Tables>, sellerId: number, taskId: number): Promise<boolean> {
  const found = await ofSeller(db, sellerId)
    .from('timedTaskRun')
    .select('id')
    .where(({ and }) => and({ taskId, state: RUNNING }))
    .executeTakeFirst()
  return found !== undefined
}

/** Does a run, once: it is locked, and what it does is in the same transaction as its end. */
export async function doRun(context: Platform, sellerId: number, id: number): Promise<void> {
  const { db, now } = context
  const open = await lockRun(db, sellerId, id)
  if (!open) return
  const startTime = now()
  const results = open.task ? await doneFor(context, open.task) : []
  const good = results.filter(({ isDone }) => isDone).length
  const state = good === 0 ? FAILED : good < results.length ? PARTLY : DONE
  await endRun(context, open.run, { state, startTime, results })
}

/** Ends a run that could not be done: nothing of it stayed. */
export async function failRun(context: Platform, sellerId: number, id: number): Promise<void> {
  const open = await lockRun(context.db, sellerId, id)
  if (!open) return
  const results = [{ name: open.task?.name ?? '', isDone: false, reason: 'run.failed', count: 0 }]
  await endRun(context, open.run, { state: FAILED, startTime: context.now(), results })
}

/** A run that is not over, locked, and its task; nothing where it is over. */
async function lockRun(db: Kysely<Tables>, sellerId: number, id: number) {
  const run = await ofSeller(db, sellerId)
    .from('timedTaskRun')
    .selectAll()
    .where(({ and }) => and({ id, state: RUNNING }))
    .forUpdate()
    .executeTakeFirst()
  if (!run) return undefined
  const task = await ofSeller(db, sellerId)
    .from('timedTask')
    .selectAll()
    .where('id', '=', run.taskId)
    .executeTakeFirst()
  return { run, task }
}

async function endRun(
  { db, now }: Platform,
  { sellerId, id, taskId }: Run,
  {
    state,
    startTime,
    results,
  }: Pick<Selectable<Tables['timedTaskRun']>, 'state' | 'results'> & {
    startTime: number
  },
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('timedTaskRun')
    .set({ state, startTime, endTime: now(), results: JSON.stringify(results) })
    .where('id', '=', id)
    .execute()
  await ofSeller(db, sellerId)
    .update('timedTask')
    .set({ lastTime: startTime, lastState: state })
    .where('id', '=', taskId)
    .execute()
}

async function doneFor(context: Platform, task: Task): Promise<RunResult[]> {
  if (task.kind === KIND.publishPrices) return publishPrices(context, task)
  const stations = await ofSeller(context.db, task.sellerId)
    .from('station')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...task.stationIds])
    .orderBy('id')
    .execute()
  if (task.kind === KIND.limitPower) return limitPower(context, task, stations)
  const results: RunResult[] = []
  for (const station of stations) results.push(await commandAt(context, task, station))
  return results
}

/** The newest run counts at a station, so that one task limits the power and another one lifts it again. */
async function limitPower(
  { db }: Platform,
  { sellerId, id: sourceId, name, nameEn, percent }: Task,
  stations: readonly Place[],
): Promise<RunResult[]> {
  const source = powerLimitSource.code.timedTask
  const stationIds = stations.map(({ id }) => id)
  await ofSeller(db, sellerId)
    .delete('stationPowerLimit')
    .where('source', '=', source)
    .where('stationId', 'in', [0, ...stationIds])
    .execute()
  const by = { sellerId, source, sourceId }
  if (percent === null || percent === WHOLE) await liftPowerLimit(db, by)
  else await setPowerLimit(db, by, { name, nameEn, percent, stationIds })
  return stations.map((station) => ({ name: station.name, isDone: true, reason: null, count: 1 }))
}

async function commandAt(context: Platform, task: Task, { id: stationId, name }: Place): Promise<RunResult> {
  const drafts = await commandsAt(context, task, stationId)
  await queueCommands({ ...context, now: context.now(), userId: null }, drafts)
  const sent = drafts.filter(({ refusal }) => refusal === undefined).length
  const reason = drafts.find(({ refusal }) => refusal !== undefined)?.refusal ?? null
  return {
    name,
    isDone: sent > 0 && sent === drafts.length,
    reason: drafts.length === 0 ? 'none' : reason,
    count: sent,
  }
}

/** Commands for the guns or the piles of a station; a pile that is away, or charges, has its refusal written down. */
async function commandsAt(
  { db }: Platform,
  { sellerId, kind, name }: Task,
  stationId: number,
): Promise<CommandDraft[]> {
  const guns = await ofSeller(db, sellerId)
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .leftJoin('chargePoint', sameSeller('chargePoint.pileId', 'gun.pileId'))
    .select(['gun.id', 'gun.pileId', 'gun.letter', 'gun.status', 'chargePoint.online'])
    .where('gun.stationId', '=', stationId)
    .orderBy('gun.id')
    .execute()
  const at = { sellerId, stationId, reason: name }
  const away = (online: number | null) => (online === 1 ? undefined : 'device.offline')
  if (kind === KIND.enableGuns || kind === KIND.disableGuns) {
    const operative = kind === KIND.enableGuns
    return guns.map(({ id: gunId, pileId, letter, online }) => ({
      ...{ ...at, pileId, gunId, command: operative ? enable : disable, refusal: away(online) },
      request: { kind: 'availability', connector: letter + 1, operative },
    }))
  }
  const busy = (own: typeof guns) => own.some(({ status }) => status === CHARGING || status === PREPARING)
  return [...Map.groupBy(guns, ({ pileId }) => pileId)].map(([pileId, own]): CommandDraft => {
    const offline = away(own[0]?.online ?? null)
    if (kind === KIND.syncClock)
      // The answer to a heartbeat carries the time.
      return {
        ...at,
        pileId,
        command: trigger,
        request: { kind: 'trigger', message: 'Heartbeat' },
        refusal: offline,
      }
    const refusal = offline ?? (busy(own) ? 'gun.busy' : undefined)
    return { ...at, pileId, command: softReset, request: { kind: 'reset', hard: false }, refusal }
  })
}

/** Issues the newest drafts of models: from now on where their time has passed. */
async function publishPrices({ db, now }: Platform, { sellerId, costModelIds }: Task): Promise<RunResult[]> {
  const own = ofSeller(db, sellerId)
  const models = await own
    .from('costModel')
    .select(['id', 'code'])
    .where('id', 'in', [0, ...costModelIds])
    .execute()
  const results: RunResult[] = []
  for (const { id, code: name } of models) {
    const [newest, ...others] = await own
      .from('costModelVersion')
      .select(['id', 'state', 'effectiveTime'])
      .where('costModelId', '=', id)
      .orderBy('no', 'desc')
      .forUpdate()
      .execute()
    const effectiveTime = Math.max(newest?.effectiveTime ?? 0, now())
    const problem = newest ? issueProblem({ ...newest, effectiveTime }, others, now()) : 'state'
    if (newest && !problem) {
      const issued = { state: ISSUED, issueTime: now(), effectiveTime }
      await own.update('costModelVersion').set(issued).where('id', '=', newest.id).execute()
      await own.update('costModel').set({ state: ISSUED }).where('id', '=', id).execute()
    }
    results.push({
      name,
      isDone: !problem,
      reason: problem ? `price.${problem}` : null,
      count: problem ? 0 : 1,
    })
  }
  return results
}
