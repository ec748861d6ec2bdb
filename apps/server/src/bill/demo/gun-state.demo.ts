import { gunStatus, pileStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { MINUTE } from '@ampdeck/api/time'
import { energyAfter, meteredPower } from '@ampdeck/simulator/demand/charge-curve'
import { sql } from 'kysely'
import type { GunLive } from '../../config/gun/gun.table.ts'
import { demoPiles } from '../../config/pile/pile.demo.ts'
import type { DemoPart } from '../../demo/part.ts'
import type { DrawnCharge } from './gun-day.ts'
import { presentGuns } from './present-guns.ts'
import { orderId } from './started-order.ts'
import { busyGuns, realPiles } from './untouched.ts'

const { online: ONLINE, offline: OFFLINE_PILE } = pileStatus.code
const { charging: CHARGING, offline: OFFLINE } = gunStatus.code
const { open: OPEN, maintenance: MAINTENANCE } = stationStatus.code
/** When an offline pile was last heard of. */
const SILENT = 68 * MINUTE

/** What guns and piles show at the present moment. */
export const part: DemoPart = {
  name: 'gunState',
  after: ['openOrders'],
  async present(world, { db }) {
    const busy = await busyGuns(world, { db })
    const guns = presentGuns(world).filter(({ gun }) => !busy.has(gun.id))
    await sql`
      update gun set status = present.status, current_order_id = present.order_id, live = present.live::jsonb
      from unnest(${guns.map(({ gun }) => gun.id)}::bigint[], ${guns.map(({ status }) => status)}::smallint[],
        ${guns.map(({ charge }) => (charge ? orderId(charge) : null))}::bigint[],
        ${guns.map(({ status, charge }) => (charge && status === CHARGING ? liveOf(charge, world.now) : null))}::text[])
        as present (id, status, order_id, live)
      where gun.id = present.id and gun.deleted = 0`.execute(db)

    const offline = new Set(guns.filter(({ status }) => status === OFFLINE).map(({ gun }) => gun.pileId))
    const real = await realPiles({ db })
    const inService = demoPiles(world).filter(
      ({ id, station }) => !real.has(id) && (station.status === OPEN || station.status === MAINTENANCE),
    )
    await sql`
      update pile set status = present.status, last_heartbeat = present.heartbeat
      from unnest(${inService.map(({ id }) => id)}::bigint[],
        ${inService.map(({ id }) => (offline.has(id) ? OFFLINE_PILE : ONLINE))}::smallint[],
        ${inService.map(({ id }) => world.now - (offline.has(id) ? SILENT : 0))}::bigint[])
        as present (id, status, heartbeat)
      where pile.id = present.id and pile.deleted = 0`.execute(db)
  },
}

function liveOf({ start, need, gun }: DrawnCharge, now: number): string {
  const seconds = Math.max(0, now - start) / 1_000
  const wh = Math.round(energyAfter(seconds, need))
  const watts = meteredPower(seconds, need)
  const volts = gun.isAc ? 220 : 360 + (gun.index % 40) * 8
  const live: GunLive = {
    V: volts,
    A: Math.round(watts / volts),
    W: watts,
    Wh: wh,
    soc: gun.isAc ? null : Math.min(100, Math.round((need.startSoc + wh / need.capacityWh) * 100)),
    tempC: 28 + (gun.index % 17),
    ts: now,
  }
  return JSON.stringify(live)
}
