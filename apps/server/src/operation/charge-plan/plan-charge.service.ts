import type { CodeOf } from '@ampdeck/api/enumeration'
import { commandKind } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { type planNote, planRunState } from '@ampdeck/api/enumerations/plan'
import { MINUTE } from '@ampdeck/api/time'
import { sql, type Updateable } from 'kysely'
import { prepareStart } from '../../charging/start/prepare-start.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { queueCommands } from '../../device/command-queue.ts'
import { firstPowerW, gunProfile } from '../../power/gun-profile.ts'
import { QUARTER_MS } from './plan-cars.ts'
import type { PlanGun, Run } from './plan-site.store.ts'

type Note = CodeOf<typeof planNote>

/** A pile that has not stopped is asked again after so long. */
const AGAIN_MS = 2 * MINUTE
/** After so many starts that came to nothing a car is given up. */
const MAX_TRIES = 3
/** What a reading may be below the target, per cent, and what a meter may be below the need. */
const SOC_NEAR = 1
const NEED_NEAR = 0.97
const {
  waiting: WAITING,
  starting: STARTING,
  charging: CHARGING,
  done: DONE,
  short: SHORT,
  missed: MISSED,
} = planRunState.code
const { starting: ORDER_STARTING, charging: ORDER_CHARGING, closed: ORDER_CLOSED } = orderStatus.code

export const isUnderWay = ({ state }: Run) => state === STARTING || state === CHARGING
export const isOpen = (run: Run) => run.state === WAITING || isUnderWay(run)

/** Asks the pile to begin at the planned power, on the fleet's account. Why it may not, where it may not. */
export async function startCharge(context: Platform, run: Run, gun: PlanGun): Promise<Note | undefined> {
  const { sellerId, groupId, plate, powerW } = run
  const token = `PLAN${run.id.toString(36).toUpperCase()}`
  const vin = await vinOf(context, run)
  const fleetCar = { groupId, plate, vin }
  const prepared = await prepareStart(context, { sellerId, gunId: gun.id, token, fleetCar })
  if ('refusal' in prepared) return giveUp(context, run, 'refused')
  const { stationId, pileId, gunId, orderId, connector, remoteStartId } = prepared
  const place = { sellerId, pileId, connector, now: context.now() }
  const firstW = await firstPowerW(context.db, place, powerW)
  const profile = gunProfile(connector, firstW)
  const request = { kind: 'remoteStart', connector, token: prepared.token, remoteStartId, profile } as const
  await queueCommands(senderOf(context), [
    { sellerId, stationId, pileId, gunId, orderId, command: commandKind.code.remoteStart, request },
  ])
  await changeRun(context, run, { state: STARTING, orderId, note: run.note })
  return undefined
}

/** A start that came to nothing is tried again, but not for ever. */
async function giveUp(context: Platform, run: Run, note: Note): Promise<Note | undefined> {
  const tries = run.tries + 1
  const isOver = tries >= MAX_TRIES || run.latestEnd - context.now() < QUARTER_MS
  await changeRun(context, run, { tries, note, orderId: null, state: isOver ? MISSED : WAITING })
  return isOver ? undefined : note
}

/** What has become of a charge that was started: it runs, has its target, or has ended. */
export async function followCharge(context: Platform, run: Run): Promise<void> {
  const order = await chargeOf(context, run)
  if (!order || order.orderStatus === ORDER_CLOSED) {
    await giveUp(context, run, 'refused')
    return
  }
  if (order.orderStatus === ORDER_STARTING) return
  const { startTime: realStart, lastSoc } = order
  if (order.orderStatus === ORDER_CHARGING) {
    const energyWh = Math.max(0, (order.lastWh ?? order.meterStart) - order.meterStart)
    await changeRun(context, run, { state: CHARGING, realStart, endSoc: lastSoc, energyWh })
    if (isReached(run, lastSoc, energyWh) || context.now() >= run.latestEnd)
      await stopCharge(context, run, order)
    return
  }
  const { endTime: realEnd, energyWh } = order
  const endSoc = order.endSoc ?? lastSoc
  const realFen = order.eFeeFen + order.sFeeFen
  const isDone = isReached(run, endSoc, energyWh)
  await changeRun(context, run, {
    ...{ realStart, realEnd, endSoc, energyWh, realFen },
    state: isDone ? DONE : SHORT,
    note: isDone ? run.note : (run.note ?? 'stopped'),
    savedFen: Math.round((run.atOnceFen * energyWh) / run.needWh) - realFen,
  })
}

function isReached({ targetSoc, needWh }: Run, soc: number | null, energyWh: number): boolean {
  return soc === null ? energyWh >= needWh * NEED_NEAR : soc >= targetSoc - SOC_NEAR
}

function chargeOf({ db }: Platform, { sellerId, orderId }: Run) {
  return ofSeller(db, sellerId)
    .from('chargeOrder')
    .leftJoin('chargeTransaction as t', sameSeller('t.orderId', 'chargeOrder.id'))
    .select(['chargeOrder.orderStatus', 'chargeOrder.startTime', 'chargeOrder.endTime', 'chargeOrder.endSoc'])
    .select(['chargeOrder.energyWh', 'chargeOrder.eFeeFen', 'chargeOrder.sFeeFen', 'chargeOrder.meterStart'])
    .select(['chargeOrder.pileId', 't.transactionId', 't.lastSoc', 't.lastWh'])
    .where('chargeOrder.id', '=', orderId ?? 0)
    .executeTakeFirst()
}

async function stopCharge(
  context: Platform,
  run: Run,
  { pileId, transactionId }: { pileId: number; transactionId: string | null },
): Promise<void> {
  const now = context.now()
  if (transactionId === null || (run.stopTime !== null && now - run.stopTime < AGAIN_MS)) return
  const { sellerId, stationId, gunId, orderId } = run
  const request = { kind: 'remoteStop', transactionId } as const
  const command = commandKind.code.remoteStop
  await queueCommands(senderOf(context), [{ sellerId, stationId, pileId, gunId, orderId, command, request }])
  await changeRun(context, run, { stopTime: now })
}

export async function changeRun(
  { db, now }: Platform,
  { sellerId, id }: Run,
  values: Updateable<Tables['chargePlanRun']>,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('chargePlanRun')
    .set({ ...values, updateTime: now(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

async function vinOf({ db }: Platform, { sellerId, vehicleId }: Run): Promise<string | null> {
  const found = await ofSeller(db, sellerId)
    .from('vehicle')
    .select('vin')
    .where('id', '=', vehicleId)
    .executeTakeFirst()
  return found?.vin ?? null
}

function senderOf({ db, now, newId }: Platform) {
  return { db, newId, now: now(), userId: null }
}
