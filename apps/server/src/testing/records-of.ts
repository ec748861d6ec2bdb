import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** One record of each kind that a seller has. */
export interface RecordIds {
  station: number
  stationGroup: number
  unit: number
  model: number
  order: number
  orderNo: string
  pile: number
  gun: number
  alarm: number
  alarmRule: number
  workOrder: number
  message: number
  badDebt: number
  occupyBill: number
  rawBill: number
  cardBill: number
  accountUser: number
  role: number
  member: number
}

type FirstOf =
  | 'alarm'
  | 'alarmRule'
  | 'workOrder'
  | 'message'
  | 'stationGroup'
  | 'badDebt'
  | 'occupyBill'
  | 'rawBill'
  | 'cardBill'
  | 'accountUser'
  | 'role'
  | 'member'

/** Records of a seller, those of a station together; at none of the stations named besides. */
export async function recordsOf(
  db: Kysely<Tables>,
  sellerId: number,
  besides: readonly number[] = [0],
): Promise<RecordIds> {
  const order = await db
    .selectFrom('chargeOrder')
    .select(['id', 'orderNo', 'stationId', 'pileId', 'gunId'])
    .where('sellerId', '=', sellerId)
    .where('stationId', 'not in', besides)
    .executeTakeFirstOrThrow()
  const { operatingUnitId, costModelId } = await db
    .selectFrom('station')
    .select(['operatingUnitId', 'costModelId'])
    .where('id', '=', order.stationId)
    .executeTakeFirstOrThrow()
  const first = async (table: FirstOf) => {
    const found = await db.selectFrom(table).select('id').where('sellerId', '=', sellerId).executeTakeFirst()
    return found?.id ?? 0
  }
  return {
    station: order.stationId,
    stationGroup: await first('stationGroup'),
    unit: operatingUnitId,
    model: costModelId ?? 0,
    order: order.id,
    orderNo: order.orderNo,
    pile: order.pileId,
    gun: order.gunId,
    alarm: await first('alarm'),
    alarmRule: await first('alarmRule'),
    workOrder: await first('workOrder'),
    message: await first('message'),
    badDebt: await first('badDebt'),
    occupyBill: await first('occupyBill'),
    rawBill: await first('rawBill'),
    cardBill: await first('cardBill'),
    accountUser: await first('accountUser'),
    role: await first('role'),
    member: await first('member'),
  }
}

export const station = {
  code: 'GD-SZ-0900',
  name: '测试站',
  operatingUnitId: 0,
  operationType: 1,
  cityCode: '440300',
  address: '测试路1号',
  lng: 114.06,
  lat: 22.54,
  version: 1,
}
const model = {
  code: 'T-THEIRS',
  name: '测试模型',
  scope: 1,
  serviceMode: 1,
  effectiveTime: '2030-01-01 00:00:00',
  periods: [{ from: '00:00', to: '24:00', period: 3, ePrice4: 1, sPrice4: 1 }],
  version: 1,
}
const gun = { connector: 2, ratedW: 60_000, maxV: 750, maxA: 250, version: 1 }
const pile = { code: 'T_THEIRS', name: 'x', layout: 'ONE_GUN', protocol: 1, version: 1 }

const order = { kind: 5, title: '测试工单', level: 5, version: 1 }
const group = { name: '测试分组', version: 1 }

type Naming = (ids: RecordIds, own: RecordIds) => object
const versioned = (id: number) => ({ id, version: 1 })
const byPile: Naming = (ids) => ({ id: ids.pile })
const byGun: Naming = (ids) => ({ gunId: ids.gun })
const byOrder: Naming = (ids) => ({ id: ids.order })
const because = (ids: RecordIds) => ({ ...versioned(ids.order), reason: 'x' })
const byAlarm: Naming = (ids) => ({ id: ids.alarm })
const byRule: Naming = (ids) => ({ id: ids.alarmRule })
const byWorkOrder: Naming = (ids) => ({ id: ids.workOrder })
const byStation: Naming = (ids) => ({ id: ids.station })
const byModel: Naming = (ids) => versioned(ids.model)

/**
 * For a call that names a record: the input that names one of theirs. Calls of plain resources need none
 * (`plain-calls.ts`).
 */
export const named: Readonly<Record<string, Naming>> = {
  'loginRule.resetFactor': (ids) => ({ id: ids.accountUser }),
  'remoteStart.coupons': (ids) => ({ memberId: ids.member, gunId: ids.gun }),
  'why.why': (ids) => ({ userId: ids.accountUser, key: 'stationList' }),
  'alarm.close': (ids) => ({ id: ids.alarm, note: 'x' }),
  'alarm.get': byAlarm,
  'alarm.handle': byAlarm,
  'alarmRule.test': byRule,
  'alarmWorkOrder.againDispatch': (ids) => ({ id: ids.workOrder, repairUser: 1, reason: 'x' }),
  'alarmWorkOrder.audit': (ids) => ({ id: ids.workOrder, pass: true }),
  'alarmWorkOrder.cancel': (ids) => ({ id: ids.workOrder, reason: 'x' }),
  'alarmWorkOrder.dispatch': (ids) => ({ id: ids.workOrder }),
  'workOrder.accept': byWorkOrder,
  'workOrder.get': byWorkOrder,
  'workOrder.save': (ids) => ({ ...order, stationId: ids.station }),
  'workOrder.steps': byWorkOrder,
  'workOrder.submit': (ids) => ({ id: ids.workOrder, result: 'x', resultPictures: ['x'] }),
  'workOrder.update': (ids, own) => ({ ...order, id: ids.workOrder, stationId: own.station }),
  'bill.adjust': (ids) => ({ id: ids.order, lines: [{ seq: 1, eFeeFen: -1 }], reason: 'x' }),
  'bill.events': byOrder,
  'bill.get': byOrder,
  'bill.lines': byOrder,
  'bill.meterValues': byOrder,
  'abnormalBill.handle': (ids) => ({ ...because(ids), meterStop: 1, endTime: '2026-01-01 00:00:00' }),
  'abnormalBill.recalculate': (ids) => versioned(ids.order),
  'abnormalBill.void': because,
  'overtimeBill.finish': because,
  'badDebt.audit': (ids) => ({ ...versioned(ids.badDebt), pass: true }),
  'badDebt.recover': (ids) => ({ ...versioned(ids.badDebt), amountFen: 1, receiptNo: 'x' }),
  'occupyBill.waive': (ids) => ({ ...versioned(ids.occupyBill), reason: 'x' }),
  'rawBill.build': (ids) => ({ ...versioned(ids.rawBill), startTime: '2026-01-01 00:00:00', meterStart: 1 }),
  'rawBill.match': (ids) => ({ ...versioned(ids.rawBill), orderNo: ids.orderNo }),
  'cardBill.void': (ids) => ({ ...versioned(ids.cardBill), reason: 'x' }),
  'unpayBill.deduct': byOrder,
  'unpayBill.get': byOrder,
  'unpayBill.receive': (ids) => ({ ...versioned(ids.order), amountFen: 1, receiptNo: 'x' }),
  'unpayBill.remind': byOrder,
  'configTemplate.known': (ids) => ({ pileId: ids.pile }),
  'costModel.cancel': byModel,
  'costModel.copy': byModel,
  'costModel.delete': byModel,
  'costModel.disable': byModel,
  'costModel.enable': byModel,
  'costModel.get': byModel,
  'costModel.issue': byModel,
  'costModel.update': (ids) => ({ ...model, id: ids.model }),
  'costModel.versions': byModel,
  'gun.update': (ids) => ({ ...gun, id: ids.gun }),
  'message.get': (ids) => ({ id: ids.message }),
  'message.repush': (ids) => ({ id: ids.message }),
  'monitorPile.bms': byGun,
  'monitorPile.frames': byPile,
  'monitorPile.pileAlarms': byPile,
  'monitorPile.pileDetail': byPile,
  'monitorPile.pileEvents': byPile,
  'monitorPile.pileLive': byPile,
  'monitorPile.pileOrders': byPile,
  'monitorPile.pileWork': byPile,
  'monitorPile.telemetry': byGun,
  'monitorStation.powerCurve': byStation,
  'monitorStation.stationAlarms': byStation,
  'monitorStation.stationDetail': byStation,
  'monitorStation.stationMeters': byStation,
  'pile.delete': byPile,
  'pile.disable': byPile,
  'pile.enable': byPile,
  'pile.save': (ids) => ({ ...pile, stationId: ids.station, pileTypeId: 1 }),
  'pile.setPassword': (ids) => ({ id: ids.pile, password: null }),
  'pile.update': (ids, own) => ({ ...pile, id: ids.pile, stationId: own.station, pileTypeId: 1 }),
  'pileCommand.send': (ids) => ({ pileId: ids.pile, command: 1 }),
  'pileLog.fetch': (ids) => ({ pileId: ids.pile }),
  'remoteStart.start': (ids) => ({ gunId: ids.gun, memberId: 1 }),
  'remoteStop.doRemoteStopCharge': (ids) => ({ orderId: ids.order }),
  'station.update': (ids, own) => ({ ...station, id: ids.station, operatingUnitId: own.unit }),
  'stationGroup.save': (ids) => ({ ...group, stationIds: [ids.station] }),
  'stationGroup.update': (ids, own) => ({ ...group, id: ids.stationGroup, stationIds: [own.station] }),
  'station.updateStatus': (ids) => ({ id: ids.station, status: 4 }),
}
