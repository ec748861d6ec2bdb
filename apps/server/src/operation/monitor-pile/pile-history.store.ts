import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'

/** The charges of a pile. Its station comes first in the index by which they are found. */
export function orders(rows: Rows, pile: { id: number; stationId: number }) {
  return rows
    .from('chargeOrder')
    .innerJoin('gun', sameSeller('gun.id', 'chargeOrder.gunId'))
    .select(['chargeOrder.id', 'chargeOrder.orderNo', 'chargeOrder.orderStatus', 'gun.letter'])
    .select(['chargeOrder.startTime', 'chargeOrder.endTime'])
    .select(['chargeOrder.energyWh', 'chargeOrder.payableFen'])
    .where('chargeOrder.stationId', '=', pile.stationId)
    .where('chargeOrder.pileId', '=', pile.id)
}

export function alarms(rows: Rows, pile: { id: number }) {
  return rows
    .from('alarm')
    .leftJoin('gun', sameSeller('gun.id', 'alarm.gunId'))
    .select(['alarm.id', 'alarm.level', 'alarm.code', 'alarm.name', 'alarm.nameEn', 'gun.letter'])
    .select(['alarm.firstTime', 'alarm.lastTime', 'alarm.count', 'alarm.recoverTime', 'alarm.handling'])
    .where('alarm.pileId', '=', pile.id)
}

export function work(rows: Rows, pile: { id: number }) {
  return rows
    .from('workOrder')
    .leftJoin('accountUser as user', sameSeller('user.id', 'workOrder.repairUser'))
    .select(['workOrder.id', 'workOrder.no', 'workOrder.title', 'workOrder.state', 'workOrder.createTime'])
    .select(['workOrder.endTime', 'workOrder.result', 'user.name as repairUserName'])
    .where('workOrder.pileId', '=', pile.id)
}
