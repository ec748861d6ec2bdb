import { bill } from '@ampdeck/api/bill/bill'
import { chargePlan } from '@ampdeck/api/config/charge-plan'
import { costModel } from '@ampdeck/api/config/cost-model'
import { costModelIssue } from '@ampdeck/api/config/cost-model-issue'
import { firmware } from '@ampdeck/api/config/firmware'
import { firmwareTask } from '@ampdeck/api/config/firmware-task'
import { pile } from '@ampdeck/api/config/pile'
import { station } from '@ampdeck/api/config/station'
import { stationLife } from '@ampdeck/api/config/station-life'
import { temporaryStation } from '@ampdeck/api/config/temporary-station'
import { partOf } from '@ampdeck/api/contract'
import { pileCommand as commands, firmwareState } from '@ampdeck/api/enumerations/equipment'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { planCycle } from '@ampdeck/api/enumerations/plan'
import { costModelState } from '@ampdeck/api/enumerations/tariff'
import { pncContract } from '@ampdeck/api/member/pnc-contract'
import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { reservation } from '@ampdeck/api/operation/reservation'
import { formatTimestamp, HOUR, MINUTE } from '@ampdeck/api/time'
import { demoId } from '../../demo/records.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { addMember, addPile, orderOf } from '../charging.ts'
import { drawn } from './drawn.ts'
import { SKYLINE } from './people.ts'
import type { Bench, Made, Transition } from './transition.ts'

let codes = 0
const code = () => `T-STEP-${++codes}`

/** Prices that are in force, or will be in an hour. */
const prices = ({ server }: Bench, isUpcoming: boolean) => ({
  ...{ code: code(), name: '测试模型', scope: 1, serviceMode: 1 },
  effectiveTime: formatTimestamp(server.clock.now + (isUpcoming ? HOUR : -HOUR)),
  periods: [{ from: '00:00', to: '24:00', period: 3, ePrice4: 7_000, sPrice4: 4_000 }],
})

const putVersion = ({ server: { db } }: Bench, id: number, state: string | number) =>
  db
    .updateTable('costModelVersion')
    .set({ state: Number(state) })
    .where('costModelId', '=', id)
    .execute()

/** A model whose only version is in a state. */
async function versioned(bench: Bench, state: string | number, isUpcoming = true) {
  const { id, version } = await bench.ask(costModel.save, prices(bench, isUpcoming))
  await putVersion(bench, id, state)
  return { id, version }
}

/** The prices that hold at a station of the demo, and that its piles were asked to show. */
async function pushed({ server: { db, clock } }: Bench, status: string | number): Promise<Made> {
  const { id } = await db
    .selectFrom('costModelPush as push')
    .innerJoin('costModelVersion as version', 'version.id', 'push.versionId')
    .innerJoin('station', (on) =>
      on.onRef('station.id', '=', 'push.targetId').onRef('station.costModelId', '=', 'push.costModelId'),
    )
    .select('push.id')
    .where('push.sellerId', '=', SKYLINE)
    .where('version.state', '=', costModelState.code.issued)
    .where('push.effectiveTime', '<=', clock.now)
    .orderBy('push.id')
    .executeTakeFirstOrThrow()
  return db
    .updateTable('costModelPush')
    .set({ pushStatus: Number(status) })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

const firstPile = ({ server: { db } }: Bench) =>
  db
    .selectFrom('pile')
    .select(['id', 'pileTypeId'])
    .where('sellerId', '=', SKYLINE)
    .orderBy('id')
    .executeTakeFirstOrThrow()

async function firmwareDraft(bench: Bench) {
  const { pileTypeId } = await firstPile(bench)
  return { name: '主板程序', kind: 1, manufacturer: 2, pileTypeIds: [pileTypeId], versionNo: '2.1.0' }
}

/** A firmware with its file. */
async function firmwareIn(bench: Bench, state: string | number) {
  const body = await firmwareDraft(bench)
  const { id, version } = await bench.ask(firmware.save, body)
  const file = { fileName: 'tcu.bin', bytes: 4, sha256: '0'.repeat(64) }
  await bench.server.db
    .updateTable('firmware')
    .set({ ...file, state: Number(state) })
    .where('id', '=', id)
    .execute()
  return { id, version, body }
}

/** A campaign whose only pile has failed once. */
async function campaign(bench: Bench, state: string | number) {
  const { db } = bench.server
  const { id: firmwareId } = await firmwareIn(bench, firmwareState.code.released)
  const pileIds = [(await firstPile(bench)).id]
  const { id } = await bench.ask(firmwareTask.save, { firmwareId, pileIds, mode: 1 })
  const failed = { pushStatus: pushStatus.code.failed, tries: 1 }
  await db.updateTable('firmwarePush').set(failed).where('taskId', '=', id).execute()
  await db
    .updateTable('firmwareTask')
    .set({ state: Number(state) })
    .where('id', '=', id)
    .execute()
  return { id }
}

const stationDraft = () => ({
  ...{ code: code(), name: '临时站', operatingUnitId: demoId(SKYLINE, 'operatingUnit', 1) },
  ...{ operationType: 1, cityCode: '440300' },
  ...{ address: '示范路1号', lng: 114.05, lat: 22.54, transformerW: 400_000, isPublic: 1 },
})

/** A station without piles. */
async function emptyStation(bench: Bench, values: { isTemporary: 0 | 1; status?: number }): Promise<Made> {
  const body = stationDraft()
  const { id, version } = await bench.ask(temporaryStation.temporarySave, body)
  await bench.server.db.updateTable('station').set(values).where('id', '=', id).execute()
  return { id, version, body }
}

/** A copy of a station of the demo with a pile, in another status. */
async function stationIn({ server: { platform } }: Bench, status: string | number) {
  return { id: (await addPile(platform, { stationStatus: Number(status) })).stationId }
}

/** A pile that a process of the server takes for connected. */
const connect = ({ server: { db } }: Bench, { sellerId, pileId }: ChargePoint) =>
  db
    .insertInto('chargePoint')
    .values({ sellerId, pileId, process: 1, protocol: 1, online: 1 })
    .onConflict((conflict) => conflict.columns(['sellerId', 'pileId']).doUpdateSet({ process: 1 }))
    .execute()

async function commanded(bench: Bench, state: string | number) {
  const point = await addPile(bench.server.platform)
  await connect(bench, point)
  const { id } = await bench.ask(pileCommand.send, { pileId: point.pileId, command: commands.code.enable })
  await bench.server.db
    .updateTable('pileCommand')
    .set({ state: Number(state) })
    .where('id', '=', id)
    .execute()
  return { id }
}

/** A charge that runs at a connected pile. */
async function running(bench: Bench): Promise<Made> {
  const { platform, clock } = bench.server
  const { phone } = await addMember(platform, { phoneFen: 100_000 })
  const point = await addPile(platform)
  const begin = {
    connector: 1,
    token: { value: phone, isVin: false },
    meterWh: 1_000,
    ts: clock.now - MINUTE,
  }
  const { transactionId } = await bench.charging.started(point, begin)
  const reading = { ts: clock.now, meterWh: 2_000, W: 60_000, V: 400, A: 150, soc: 40, tempC: 31 }
  await bench.charging.metered(point, { connector: 1, transactionId, readings: [reading] })
  await connect(bench, point)
  const { id } = await orderOf(platform, point, transactionId)
  return { id, body: { orderId: id } }
}

const planDraft = {
  ...{ stationId: demoId(SKYLINE, 'station', 3), groupId: demoId(SKYLINE, 'fleet', 1) },
  ...{ name: 'Night', fromTime: '2026-07-01 18:00:00', cycle: planCycle.code.once, hours: 14 },
  vehicleIds: [demoId(SKYLINE, 'vehicle', 400_001)],
  ...{ arrival: '18:30', leave: '06:00', startSoc: 20, targetSoc: 90 },
}
const newPlan = (bench: Bench) =>
  bench.ask<{ id: number; version: number; rows: { id: number }[]; guns: { id: number }[] }>(
    chargePlan.save,
    planDraft,
  )

async function planIn(bench: Bench, state: string | number) {
  const { id, version } = await newPlan(bench)
  await bench.server.db
    .updateTable('chargePlan')
    .set({ state: Number(state) })
    .where('id', '=', id)
    .execute()
  return { id, version, body: planDraft }
}

/** A planned charge, as it stands in its plan. */
async function planRow({ ask, server: { db } }: Bench, id: number) {
  const run = await db
    .selectFrom('chargePlanRun')
    .select('planId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { rows } = await ask<{ rows: { id: number }[] }>(chargePlan.get, { id: run.planId })
  return rows.find((row) => row.id === id)
}

const inList = async ({ ask }: Bench, page: Parameters<Bench['ask']>[0], filter: object, id: number) => {
  const { records } = await ask<{ records: { id: number }[] }>(page, { pageSize: 100, ...filter })
  return records.find((record) => record.id === id)
}

const statusSteps = [
  ['open', 'stationList:enable'],
  ['close', 'stationList:disable'],
  ['maintain', 'stationList:disable'],
] as const

/** Prices, stations, piles and what they are asked for (domain.md §4 LC 12, 13, 18, 18b). */
export const equipmentTransitions: readonly Transition[] = [
  ...(['update', 'issue', 'cancel', 'delete'] as const).map(
    (name): Transition => ({
      ...{ life: '12 CostModelVersion', name, call: costModel[name], table: 'costModel', put: putVersion },
      make: async (bench, state) => ({
        // What is in force is changed by a new draft; what will be in force is withdrawn first.
        ...(await versioned(bench, state, state !== costModelState.code.issued || name === 'cancel')),
        ...(name === 'update' && { body: prices(bench, true) }),
      }),
    }),
  ),
  ...(['enable', 'disable'] as const).map(
    (name): Transition => ({
      ...{ life: '12 CostModelVersion', name: `${name} a model`, call: costModel[name], table: 'costModel' },
      make: async (bench, state) => {
        const model = await versioned(bench, costModelState.code.issued)
        const { db } = bench.server
        await db
          .updateTable('costModel')
          .set({ state: Number(state) })
          .where('id', '=', model.id)
          .execute()
        return model
      },
    }),
  ),
  {
    ...{ life: 'Issued prices', name: 'ask the piles again', call: costModelIssue.rePush },
    ...{ table: 'costModelPush', make: pushed },
    read: (bench, id) => inList(bench, costModelIssue.issueHistory, {}, id),
  },
  ...(['update', 'delete', 'release', 'withdraw'] as const).map(
    (name): Transition => ({
      ...{ life: '18 Firmware', name, call: firmware[name], table: 'firmware', make: firmwareIn },
    }),
  ),
  ...(['rePush', 'cancel'] as const).map(
    (name): Transition => ({
      ...{ life: '18b FirmwareTask', name, call: firmwareTask[name], table: 'firmwareTask', make: campaign },
    }),
  ),
  ...statusSteps.flatMap(([name, key]): Transition[] =>
    ([false, true] as const).map((many) => ({
      ...{ life: 'Station', name: many ? `${name} many` : name, table: 'station', step: stationLife[name] },
      ...(many ? { call: station.batchStatus, many } : { call: partOf(station.updateStatus, key) }),
      make: async (bench, from) => ({
        ...(await stationIn(bench, from)),
        body: { status: stationLife[name].to[0] },
      }),
    })),
  ),
  {
    ...{ life: 'Station', name: 'delete', call: station.delete, table: 'station' },
    make: (bench, status) => emptyStation(bench, { isTemporary: 0, status: Number(status) }),
  },
  {
    ...{ life: 'Station', name: 'become a regular one', call: temporaryStation.convert, table: 'station' },
    // It is in one list until then, and in another one afterwards.
    read: null,
    make: (bench) => emptyStation(bench, { isTemporary: 1 }),
  },
  ...(['enable', 'disable'] as const).map(
    (name): Transition => ({
      ...{ life: 'Pile', name, call: pile[name], table: 'pile' },
      make: async ({ server: { platform, db } }, status) => {
        const { pileId: id } = await addPile(platform)
        await db
          .updateTable('pile')
          .set({ status: Number(status) })
          .where('id', '=', id)
          .execute()
        return { id }
      },
    }),
  ),
  {
    ...{ life: '13 Reservation', name: 'cancel', call: reservation.cancel, table: 'reservation' },
    make: (bench, status) => drawn(bench, 'reservation', { status, orderId: null }),
  },
  ...(['update', 'start', 'stop', 'delete'] as const).map(
    (name): Transition => ({
      ...{ life: 'ChargePlan', name, call: chargePlan[name], table: 'chargePlan', make: planIn },
    }),
  ),
  {
    ...{ life: 'ChargePlan', name: 'arrange', call: chargePlan.autoArrange, table: 'chargePlan' },
    ...{ make: planIn, repeats: true },
  },
  ...(['move', 'setCar'] as const).map(
    (name): Transition => ({
      ...{ life: 'Planned charge', name, call: chargePlan[name], table: 'chargePlanRun' },
      ...{ read: planRow, repeats: true },
      make: async (bench) => {
        const { rows, guns } = await newPlan(bench)
        const stay = { arrival: '2026-07-01 20:00:00', latestEnd: '2026-07-02 03:00:00' }
        const at = { plannedStart: '2026-07-01 22:00:00', plannedEnd: '2026-07-02 00:00:00' }
        const body =
          name === 'move' ? { gunId: guns[0]?.id, ...at } : { ...stay, startSoc: 50, targetSoc: 80 }
        return { id: rows[0]?.id ?? 0, body }
      },
    }),
  ),
  ...(['cancel', 'revoke'] as const).map(
    (name): Transition => ({
      ...{ life: 'Plug & Charge contract', name, call: pncContract[name], table: 'pncContract' },
      make: (bench, state) => drawn(bench, 'pncContract', { state }),
    }),
  ),
  {
    ...{ life: 'Pile command', name: 'send again', call: pileCommand.again, table: 'pileCommand' },
    ...{ make: commanded, repeats: true },
    read: (bench, id) => inList(bench, pileCommand.page, {}, id),
  },
  {
    ...{ life: '1 ChargeOrder', name: 'ask the pile to stop', call: remoteStop.doRemoteStopCharge },
    ...{ table: 'chargeOrder', read: bill.get, repeats: true, make: running },
  },
]
