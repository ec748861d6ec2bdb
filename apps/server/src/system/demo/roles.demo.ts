import { parseTimestamp } from '@ampdeck/api/time'
import { demoStations } from '../../config/station/station.demo.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import type { World } from '../../demo/world.ts'
import { defaultRoles, type Role, roleNumber } from './default-roles.ts'

const CREATED = parseTimestamp('2022-01-04')

/** The default roles of the large seller: one of them sees its stations in South China. */
export function rolesOf(world: World): Record<keyof typeof roleNumber, Role> {
  const southChina = demoStations(world)
    .filter((station) => station.sellerId === SKYLINE && station.no <= 8 && station.copy === 1)
    .map((station) => station.id)
  return defaultRoles(southChina)
}

export const part: DemoPart = {
  name: 'roles',
  after: ['sellers', 'stations'],
  async prepare(world, { copy }) {
    const all = rolesOf(world)
    const row = (sellerId: number, key: keyof typeof roleNumber) => ({
      ...standard(sellerId, 'role', roleNumber[key], CREATED),
      name: all[key].name,
      nameEn: all[key].nameEn,
      code: key,
      dataScope: all[key].dataScope,
      permissions: all[key].permissions,
      stationIds: all[key].stationIds ?? [],
      groupIds: [],
      remark: all[key].remark,
      builtIn: 1,
    })
    const keys = Object.keys(roleNumber) as (keyof typeof roleNumber)[]
    await copy('role', [...keys.map((key) => row(SKYLINE, key)), row(RIVERSIDE, 'admin')])
  },
}

/** The id of a default role. */
export function roleId(sellerId: number, key: keyof typeof roleNumber): number {
  return demoId(sellerId, 'role', roleNumber[key])
}
