import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const FOUNDED = parseTimestamp('2022-01-04')

/** Two waves: the river. */
const RIVER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230f3d4c'/%3E%3Cpath d='M5 13c4-4 7-4 11 0s7 4 11 0M5 20c4-4 7-4 11 0s7 4 11 0' fill='none' stroke='%2367c6d8' stroke-width='2.6' stroke-linecap='round'/%3E%3C/svg%3E"

const shared = {
  pid: null,
  state: 1,
  platformLogo: null as string | null,
  platformWebsiteIcon: null as string | null,
  footerText: null,
  host: null as string | null,
  passwordAgeDays: 90,
  idleMinutes: 120,
  createTime: FOUNDED,
  updateTime: FOUNDED,
  version: 1,
}

/** The platform itself and the two sellers of contract.md §3. */
export const part: DemoPart = {
  name: 'sellers',
  after: [],
  async prepare(_world, { copy }) {
    await copy('seller', [
      {
        id: -1,
        sellerNumber: 'platform',
        name: '平台',
        nameEn: 'Platform',
        contact: 'Platform',
        phone: '13900000000',
        cityCode: '440300',
        platformName: null,
        platformNameEn: null,
        platformTitle: null,
        platformTitleEn: null,
        ipCheck: 0,
        ...shared,
      },
      {
        id: SKYLINE,
        sellerNumber: String(SKYLINE),
        name: '天际充电',
        nameEn: 'Skyline Charging',
        contact: '陈天明',
        phone: '13900000001',
        cityCode: '440300',
        platformName: '天际充电',
        platformNameEn: 'Skyline Charging',
        platformTitle: '天际充电',
        platformTitleEn: 'Skyline Charging',
        // Accounts with known addresses are asked for more from any other one; accounts without are not.
        ipCheck: 1,
        ...shared,
      },
      {
        id: RIVERSIDE,
        sellerNumber: String(RIVERSIDE),
        name: '江畔能源',
        nameEn: 'Riverside Power',
        contact: '林江月',
        phone: '13900000002',
        cityCode: '350200',
        platformName: '江畔能源',
        platformNameEn: 'Riverside Power',
        platformTitle: '江畔能源',
        platformTitleEn: 'Riverside Power',
        ipCheck: 0,
        ...shared,
        platformLogo: RIVER,
        platformWebsiteIcon: RIVER,
        host: 'riverside.localhost',
      },
    ])
  },
}
