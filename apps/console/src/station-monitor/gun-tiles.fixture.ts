import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { GunTilesRead } from './gun-model.ts'

const { idle, preparing, charging, full, offline, alarm, fault, reserved } = gunStatus.code
const STATUSES = [
  charging,
  charging,
  full,
  charging,
  reserved,
  fault,
  alarm,
  charging,
  idle,
  preparing,
] as const

/** The piles and guns of a station for stories and tests: two guns to a pile, every status among them. */
export function gunTiles(piles: number): GunTilesRead {
  const numbers = Array.from({ length: piles }, (_, index) => index + 1)
  return {
    at: '2026-07-01 10:00:00',
    piles: numbers.map((id) => ({
      id,
      stationId: 1,
      stationName: '深圳机场',
      stationNameEn: 'Shenzhen Airport',
      code: `4403000002${String(id).padStart(4, '0')}`,
      name: `${id}号桩`,
      typeName: '直流 120',
      typeNameEn: 'DC 120',
      currentType: 2,
      ratedW: 120_000,
      layout: 'TWO_GUN',
      status: id % 7 === 0 ? 2 : 1,
      isTemporary: 0,
      firmware: { TCU: '3.2.1' },
      lastHeartbeat: id % 7 === 0 ? '2026-07-01 08:52:00' : '2026-07-01 09:59:58',
    })),
    guns: numbers.flatMap((pileId) => [0, 1].map((letter) => gunOf(pileId, letter))),
  }
}

function gunOf(pileId: number, letter: number): GunTilesRead['guns'][number] {
  const number = (pileId - 1) * 2 + letter
  const status = pileId % 7 === 0 ? offline : (STATUSES[number % STATUSES.length] ?? idle)
  const isBusy = status === charging || status === alarm
  const live = {
    V: 400,
    A: 120,
    W: 57_000 - number * 900,
    Wh: 21_000,
    soc: 20 + ((number * 17) % 75),
    tempC: 35,
  }
  return {
    id: pileId * 10 + letter,
    pileId,
    stationId: 1,
    letter,
    connector: 2,
    ratedW: 120_000,
    parkingNo: null,
    status,
    live: isBusy ? { ...live, ts: 1_782_871_200_000 } : null,
    orderId: isBusy || status === full ? 5_000 + number : null,
    orderNo: isBusy ? '202607010937000000000001' : null,
    plate: isBusy ? `粤B·D7${String(100 + number)}` : null,
    since: status === idle || status === reserved ? null : '2026-07-01 09:37:00',
    reason: status === fault ? 'E-1042' : status === alarm ? 'E-2107' : null,
  }
}
