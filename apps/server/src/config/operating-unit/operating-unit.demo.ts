import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const CREATED = parseTimestamp('2022-01-04')
/** Kinds of operating unit: own company, partner, site owner. */
const [OWN, PARTNER, SITE_OWNER] = [1, 2, 3]

const units = {
  skylineDirect: {
    n: 1,
    sellerId: SKYLINE,
    name: '天际直营',
    nameEn: 'Skyline Direct',
    kind: OWN,
    contact: '林晓峰',
  },
  southGrid: {
    n: 2,
    sellerId: SKYLINE,
    name: '南网合资',
    nameEn: 'South Grid JV',
    kind: PARTNER,
    contact: '陈国栋',
  },
  metroTransit: {
    n: 3,
    sellerId: SKYLINE,
    name: '都市公交',
    nameEn: 'Metro Transit',
    kind: PARTNER,
    contact: '黄卫民',
  },
  harbourEnergy: {
    n: 4,
    sellerId: SKYLINE,
    name: '港口能源',
    nameEn: 'Harbour Energy',
    kind: PARTNER,
    contact: '吴海燕',
  },
  lakesideLease: {
    n: 5,
    sellerId: SKYLINE,
    name: '湖畔租赁',
    nameEn: 'Lakeside Lease',
    kind: SITE_OWNER,
    contact: '沈佳',
  },
  riversideDirect: {
    n: 1,
    sellerId: RIVERSIDE,
    name: '江畔直营',
    nameEn: 'Riverside Direct',
    kind: OWN,
    contact: '周江',
  },
}

export type UnitKey = keyof typeof units

export function unitId(key: UnitKey): number {
  return demoId(units[key].sellerId, 'operatingUnit', units[key].n)
}

export const part: DemoPart = {
  name: 'operatingUnits',
  after: ['sellers'],
  async prepare(_world, { copy }) {
    await copy(
      'operatingUnit',
      Object.values(units).map(({ n, sellerId, name, nameEn, kind, contact }) => ({
        ...standard(sellerId, 'operatingUnit', n, CREATED),
        name,
        nameEn,
        kind,
        contact,
        // Not a code that exists: the region is 00.
        creditCode: `91000000TEST00${sellerId % 10}0${n}X`,
        operatorId: `TEST${sellerId % 10}000${n}`,
        phone: `139000001${sellerId % 10}${n}`,
      })),
    )
  },
}
