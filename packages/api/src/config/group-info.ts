import { z } from 'zod'
import { service } from '../contract.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, Day, Fen, Id, Watt, Wh } from '../wire.ts'
import { GunCounts, StationRow } from './station.ts'

const MAX_AT_ONCE = 200
const Chosen = ById.extend({ stationIds: z.array(Id).min(1).max(MAX_AT_ONCE) })

/** What the stations of a group come to. */
export const GroupStat = z.object({
  stations: z.int(),
  piles: z.int(),
  guns: z.array(GunCounts),
  transformerW: Watt,
  /** The last thirty days, today included; days without a charge as well. */
  days: z.array(z.object({ day: Day, orders: z.int(), energyWh: Wh, feeFen: Fen })),
})

const at = service('config-service/stationGroup')

/** The members of one group. */
export const groupInfo = {
  stations: at('stations', 'groupInfo')
    .takes(paged(ById, ['code', 'name', 'cityCode', 'status', 'transformerW']))
    .gives(pageOf(StationRow)),
  stat: at('stat', 'groupInfo').takes(ById).gives(GroupStat).within('file'),
  /** Stations that are in it already stay; the answer counts those that came. */
  addStations: at('addStations', 'groupInfo:edit')
    .takes(Chosen)
    .gives(z.object({ count: z.int() })),
  removeStations: at('removeStations', 'groupInfo:remove')
    .takes(Chosen)
    .gives(z.object({ count: z.int() }))
    .fails({ 'stationGroup.empty': ['A group keeps at least one station', '分组至少保留一个场站'] }),
}
