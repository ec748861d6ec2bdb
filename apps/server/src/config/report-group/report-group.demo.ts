import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { demoStations } from '../station/station.demo.ts'
import type { ListedStation } from '../station/station-list.ts'

const CREATED = parseTimestamp('2024-03-01')
const ofUnit =
  (...units: ListedStation['unit'][]) =>
  ({ unit }: ListedStation) =>
    units.includes(unit)

// biome-ignore format: one group, one line
const groups = [
  { sellerId: SKYLINE, name: '自营场站', nameEn: 'Own stations', reportKeys: ['platform', 'station', 'bill'], has: ofUnit('skylineDirect') },
  { sellerId: SKYLINE, name: '合资与合作', nameEn: 'Joint ventures', reportKeys: ['station', 'bill'], has: ofUnit('southGrid', 'harbourEnergy') },
  { sellerId: SKYLINE, name: '公交业务', nameEn: 'Bus business', reportKeys: ['bill', 'bus'], has: ofUnit('metroTransit') },
  { sellerId: SKYLINE, name: '租赁场地', nameEn: 'Leased sites', reportKeys: ['bill', 'energy'], has: ofUnit('lakesideLease') },
  { sellerId: RIVERSIDE, name: '全部场站', nameEn: 'All stations', reportKeys: ['station', 'bill'], has: ofUnit('riversideDirect') },
] as const

export const part: DemoPart = {
  name: 'reportGroups',
  after: ['stations'],
  async prepare(world, { copy }) {
    await copy(
      'reportGroup',
      groups.map(({ has, sellerId, reportKeys, ...group }, index) => ({
        ...standard(sellerId, 'reportGroup', index + 1, CREATED),
        ...group,
        reportKeys: [...reportKeys],
        stationIds: demoStations(world)
          .filter((station) => station.sellerId === sellerId && has(station))
          .map(({ id }) => id),
      })),
    )
  },
}
