import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmLevel, workOrderState } from '@ampdeck/api/enumerations/operation'
import { deadlineOf } from '@ampdeck/api/operation/life-cycles'
import { MINUTE } from '@ampdeck/api/time'
import type { Insertable } from 'kysely'
import { workOrderNo } from '../../alarm/work-order/work-order.store.ts'
import type { DemoPile } from '../../config/pile/pile.demo.ts'
import type { Tables } from '../../database/tables.ts'
import { staff } from './alarm-rules.demo.ts'
import { picturesOf } from './demo-pictures.ts'
import { alarmIdOf, type DrawnAlarm } from './drawn-alarm.ts'

const { toDispatch, dispatched, processing, toAudit, done, refused, cancelled } = workOrderState.code

const { fault: FAULT, alarm: ALARM } = gunStatus.code

export interface DrawnWorkOrder {
  id: number
  created: number
  pile: DemoPile
  alarm?: DrawnAlarm
  kind: number
  title: string
  titleEn: string | null
  level: number
  state: number
  end: number | null
  result: string | null
}

export function workOrderRow({
  id,
  created,
  pile,
  alarm,
  kind,
  title,
  titleEn,
  level,
  state,
  end,
  result,
}: DrawnWorkOrder) {
  const { sellerId, id: stationId } = pile.station
  const { ops } = staff(sellerId)
  const isSent = state !== toDispatch
  const wasSubmitted = state === toAudit || state === refused || state === done
  const repairUser = isSent ? repairerOf(sellerId, created) : null
  const { before, after } = picturesOf(sellerId, Math.floor(created / MINUTE))
  const sent = created + 2 * MINUTE
  return {
    id,
    sellerId,
    createTime: created,
    updateTime: end ?? sent,
    createUser: alarm ? null : ops,
    updateUser: ops,
    deleted: 0,
    version: 1,
    no: workOrderNo(id),
    kind,
    title,
    titleEn,
    level,
    stationId,
    pileId: pile.id,
    alarmId: alarm ? alarmIdOf(alarm) : null,
    description: null,
    dispatchUser: isSent ? ops : null,
    dispatchTime: isSent ? sent : null,
    repairUser,
    submitUser: wasSubmitted ? repairUser : null,
    deadline: isSent ? deadlineOf(level, sent) : null,
    state,
    result,
    parts: JSON.stringify(state === done && level <= 3 ? [{ name: '接触器', qty: 1, costFen: 18_600 }] : []),
    pictures: alarm && wasSubmitted ? [] : before,
    resultPictures: wasSubmitted ? after : [],
    gunId: alarm?.gun?.id ?? null,
    gunStatus: alarm?.gun ? (level <= alarmLevel.code.major ? FAULT : ALARM) : null,
    endTime: end,
  } satisfies Insertable<Tables['workOrder']>
}

/** Every third work order goes to the second repair user, where there is one. */
function repairerOf(sellerId: number, created: number): number {
  const { repair, repair2, admin } = staff(sellerId)
  return (Math.floor(created / MINUTE) % 3 === 1 ? repair2 : repair) ?? admin
}

/** What was written at a step. */
function noteOf(action: string, { state, result }: DrawnWorkOrder): string | null {
  if (action === 'submit') return result
  if (action === 'auditRefuse') return '照片未拍到更换后的配件，请补拍'
  return action === 'cancel' && state === cancelled ? '误报，现场复核正常' : null
}

/** The way to each state. */
const ways = new Map<number, readonly [action: string, to: number][]>([
  [toDispatch, []],
  [dispatched, [['dispatch', dispatched]]],
  [
    processing,
    [
      ['dispatch', dispatched],
      ['accept', processing],
    ],
  ],
  [
    toAudit,
    [
      ['dispatch', dispatched],
      ['accept', processing],
      ['submit', toAudit],
    ],
  ],
  [
    refused,
    [
      ['dispatch', dispatched],
      ['accept', processing],
      ['submit', toAudit],
      ['auditRefuse', refused],
    ],
  ],
  [
    done,
    [
      ['dispatch', dispatched],
      ['accept', processing],
      ['submit', toAudit],
      ['auditPass', done],
    ],
  ],
  [
    cancelled,
    [
      ['dispatch', dispatched],
      ['cancel', cancelled],
    ],
  ],
])

/** Its history: the way to its state. */
export function workOrderStepRows(drawn: DrawnWorkOrder): Insertable<Tables['workOrderStep']>[] {
  const { id, created, pile, state, end } = drawn
  const { sellerId } = pile.station
  const { ops } = staff(sellerId)
  const repairUser = repairerOf(sellerId, created)
  const way: [action: string, to: number][] = [['create', toDispatch], ...(ways.get(state) ?? [])]
  const until = end ?? created + 40 * MINUTE
  return way.map(([action, toState], k) => {
    const isRepairers = action === 'accept' || action === 'submit'
    return {
      id: id + k * 2_048,
      sellerId,
      workOrderId: id,
      action,
      fromState: way[k - 1]?.[1] ?? null,
      toState,
      userId: isRepairers ? repairUser : ops,
      repairUser: k === 0 ? null : repairUser,
      note: noteOf(action, drawn),
      ts: Math.round(created + ((until - created) * k) / Math.max(1, way.length - 1)),
    }
  })
}
