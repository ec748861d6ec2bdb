import type { PileRow } from '@ampdeck/api/config/pile'
import { commandKind, gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveGun, LivePile } from '@ampdeck/api/operation/monitor-pile'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { parseTimestamp } from '@ampdeck/api/time'
import { standardFields } from '../stories/mock-server.ts'

const { idle, charging, full, alarm, offline, preparing, fault, reserved } = gunStatus.code
const STATUSES = [
  charging,
  idle,
  charging,
  idle,
  full,
  preparing,
  idle,
  alarm,
  idle,
  fault,
  reserved,
] as const
const READ_AT = parseTimestamp('2026-07-01 10:00:00')

/** A gun for stories and tests; the same number makes the same gun. */
function liveGun(pileId: number, letter: number, change: Partial<LiveGun> = {}): LiveGun {
  const n = pileId * 3 + letter
  const status = pileId % 7 === 6 ? offline : (STATUSES[n % STATUSES.length] ?? idle)
  const isCharging = status === charging || status === alarm
  return {
    id: pileId * 100 + letter,
    pileId,
    stationId: 1,
    letter,
    connector: 2,
    ratedW: 60_000,
    parkingNo: `A${String(n).padStart(2, '0')}`,
    status,
    live:
      isCharging || status === full
        ? {
            V: 380 + (n % 9),
            A: 140 - (n % 30),
            W: isCharging ? 52_000 - (n % 11) * 2_000 : 0,
            Wh: 18_000 + n * 310,
            soc: status === full ? 100 : 40 + (n % 50),
            tempC: 29 + (n % 9),
            ts: READ_AT,
          }
        : null,
    orderId: isCharging ? n : null,
    orderNo: isCharging ? `2026070109${String(n).padStart(14, '0')}` : null,
    plate: isCharging ? '粤BD12345' : null,
    since: status === idle ? null : '2026-07-01 09:38:00',
    reason: status === alarm ? 'CellOverTemp' : status === fault ? 'E-1042' : null,
    ...change,
  }
}

/** A pile as the monitors read it. */
export function livePile(id: number, change: Partial<LivePile> = {}): LivePile {
  const isOffline = id % 7 === 6
  return {
    at: READ_AT,
    id,
    stationId: 1,
    stationName: '深圳机场站',
    stationNameEn: 'Shenzhen Airport',
    code: `4403000001${String(id).padStart(4, '0')}`,
    name: String(id).padStart(4, '0'),
    typeName: '直流 120 kW',
    typeNameEn: 'DC 120 kW',
    currentType: 2,
    ratedW: 120_000,
    layout: 'TWO_GUN',
    status: isOffline ? pileStatus.code.offline : pileStatus.code.online,
    isTemporary: 0,
    firmware: { '1': '3.2.0', '2': '1.9.4' },
    lastHeartbeat: isOffline ? '2026-07-01 08:12:00' : '2026-07-01 09:59:48',
    guns: [liveGun(id, 0), liveGun(id, 1)],
    ...change,
  }
}

/** A pile as the list shows it. */
export function pileRow(id: number, change: Partial<PileRow> = {}): PileRow {
  const {
    guns,
    at: _,
    typeName: pileTypeName,
    typeNameEn: pileTypeNameEn,
    currentType: __,
    ratedW: ___,
    ...pile
  } = livePile(id)
  return {
    ...standardFields(id),
    ...pile,
    layout: 'TWO_GUN',
    isTemporary: 0,
    pileTypeId: 3,
    pileTypeName,
    pileTypeNameEn,
    protocol: 1,
    serialNo: `SN${pile.code}`,
    simIccid: '89860000000000000001',
    commissionDate: '2026-03-01',
    warrantyEnd: null,
    vinPass: 0,
    ip: null,
    vendor: 'Qingzhou',
    model: 'QD-120',
    isConnected: id % 7 !== 6,
    clockSkewMs: 0,
    certificateEnd: null,
    hasPassword: id % 3 === 0,
    gunCount: guns.length,
    guns: guns.map(({ id: gunId, letter, connector, ratedW, parkingNo, status, orderId }) => {
      return { id: gunId, letter, connector, ratedW, parkingNo, status, currentOrderId: orderId }
    }),
    ...change,
  }
}

/** A start that was given to a pile, in a state; with what became of it. */
export function startCommand(state: PileCommandRow['state'], outcome: string | null = null): PileCommandRow {
  const { id, code, name, stationId, stationName, stationNameEn } = livePile(1)
  return {
    ...standardFields(9),
    ...{ stationId, stationName, stationNameEn, state, outcome },
    pileId: id,
    pileCode: code,
    pileName: name,
    gunId: 100,
    letter: 0,
    orderId: 700,
    orderNo: '20260701100000000000000700',
    command: commandKind.code.remoteStart,
    request: null,
    response: null,
    reason: null,
    force: 0,
    batchId: null,
    queuedTime: '2026-07-01 10:00:00',
    sentTime: null,
    answeredTime: null,
    effectDueTime: null,
    doneTime: null,
    userName: 'ops',
  }
}
