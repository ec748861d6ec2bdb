import { alarmHandling, alarmSource } from '@ampdeck/api/enumerations/operation'
import type { Insertable } from 'kysely'
import type { DemoGun, DemoPile } from '../../config/pile/pile.demo.ts'
import { idAt } from '../../database/ids.ts'
import { faultCodes } from '../../database/migrations/fault-codes.ts'
import type { Tables } from '../../database/tables.ts'
import { ruleIdOf } from './alarm-rules.demo.ts'

const { pile: PILE, gun: GUN } = alarmSource.code
export const { pending: PENDING, processing: PROCESSING, handled: HANDLED } = alarmHandling.code

/** The codes of each level that the demo network shows, by whether they are a gun's or its pile's. */
const codesOfLevel = new Map<number, { gun: readonly string[]; pile: readonly string[] }>([
  [1, { gun: ['GroundFailure', 'InsulationLow', 'EmergencyStop'], pile: [] }],
  [2, { gun: ['Faulted', 'PowerSwitchFailure', 'OverCurrentFailure', 'ModuleFault'], pile: [] }],
  [3, { gun: ['HighTemperature', 'ConnectorLockFailure', 'PowerMeterFailure'], pile: ['CoolantLow'] }],
  [4, { gun: ['EVCommunicationError', 'MeterDrift'], pile: ['PileOffline', 'FanFailure', 'ReaderFailure'] }],
  [5, { gun: ['UnderVoltage'], pile: ['DoorOpen'] }],
  [6, { gun: ['LocalListConflict'], pile: ['WeakSignal', 'ClockDrift'] }],
])

/** Every code of a level, those of guns first. */
export function codesOf(level: number): { code: string; isGuns: boolean }[] {
  const { gun, pile } = codesOfLevel.get(level) ?? { gun: [], pile: [] }
  return [...gun.map((code) => ({ code, isGuns: true })), ...pile.map((code) => ({ code, isGuns: false }))]
}

export interface DrawnAlarm {
  /** Its number in its millisecond. */
  n: number
  pile: DemoPile
  /** Null where it is the pile's. */
  gun: DemoGun | null
  code: string
  level: number
  first: number
  last: number
  count: number
  recover: number | null
  handling: number
  handleUser: number | null
  handleTime: number | null
  note: string | null
  workOrderId: number | null
}

export function alarmIdOf({ first, n }: Pick<DrawnAlarm, 'first' | 'n'>): number {
  return idAt(first, n)
}

/** The smallest thing that it is about, as the engine names it. */
export function objectOfDrawn({ gun, pile }: Pick<DrawnAlarm, 'gun' | 'pile'>): string {
  return gun ? `g${gun.id}` : `p${pile.id}`
}

export function alarmRow(alarm: DrawnAlarm): Insertable<Tables['alarm']> {
  const { pile, gun, code, level, first, last, recover } = alarm
  const { sellerId, id: stationId } = pile.station
  const fault = faultCodes.find((line) => line[0] === code)
  const updated = alarm.handleTime ?? recover ?? last
  return {
    id: alarmIdOf(alarm),
    sellerId,
    createTime: first,
    updateTime: updated,
    createUser: null,
    updateUser: alarm.handleUser,
    deleted: 0,
    version: 1,
    ruleId: ruleIdOf(sellerId, code),
    code,
    name: fault?.[3] ?? code,
    nameEn: fault?.[4] ?? null,
    level,
    source: gun ? GUN : PILE,
    object: objectOfDrawn(alarm),
    stationId,
    pileId: pile.id,
    gunId: gun?.id ?? null,
    info: null,
    firstTime: first,
    lastTime: last,
    count: alarm.count,
    recoverTime: recover,
    handling: alarm.handling,
    handleUser: alarm.handleUser,
    handleTime: alarm.handleTime,
    handleNote: alarm.note,
    workOrderId: alarm.workOrderId,
  }
}

/** What happened to it, in order. */
export function stepRows(alarm: DrawnAlarm) {
  const { sellerId } = alarm.pile.station
  const taken = alarm.handling !== PENDING && alarm.handleUser !== null
  const steps = [
    { action: 'raised', ts: alarm.first, userId: null, note: null },
    ...(taken
      ? [
          {
            action: alarm.workOrderId === null ? 'taken' : 'dispatched',
            ts: Math.min(alarm.first + 300_000, alarm.handleTime ?? alarm.first + 300_000),
            userId: alarm.handleUser,
            note: null,
          },
        ]
      : []),
    ...(alarm.recover === null ? [] : [{ action: 'recovered', ts: alarm.recover, userId: null, note: null }]),
    ...(taken && alarm.handling === HANDLED && alarm.handleTime !== null
      ? [{ action: 'closed', ts: alarm.handleTime, userId: alarm.handleUser, note: alarm.note }]
      : []),
  ]
  return steps.map((step, k) => ({
    id: idAt(alarm.first, (alarm.n * 4 + k) % 4_096),
    sellerId,
    alarmId: alarmIdOf(alarm),
    toUserId: null,
    ...step,
  }))
}
