import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const FOUNDED = parseTimestamp('2022-01-04')

const shared = {
  pid: null,
  state: 1,
  platformLogo: null,
  platformWebsiteIcon: null,
  footerText: null,
  passwordAgeDays: 90,
  idleMinutes: 120,
  createTime: FOUNDED,
  updateTime: FOUNDED,
  version: 1,
}

/** The platform itself and the two sellers of contract.md §3. */
export const sellers: DemoPart = {
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
        ipCheck: 0,
        ...shared,
      },
    ])
  },
}
