import type { Composition } from '@ampdeck/api/report/own-report'
import { plainComposition } from '@ampdeck/api/report/plain-composition'
import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

/** The numbers of their makers: the admin and two finance people (contract.md §3). */
const [ADMIN, FINANCE, FINANCE2] = [1, 2, 3]

interface Listed {
  sellerId: number
  user: number
  name: string
  isShared: boolean
  of: Composition
}

const stations: Composition = {
  ...plainComposition,
  figures: ['energyWh', 'orders', 'incomeFen', 'timeUsed', 'available', 'price4'],
  dimensions: ['station', 'city', 'operationType'],
  by: ['station'],
  grains: ['week', 'day', 'month'],
  chart: 'incomeFen',
  shares: 'incomeFen',
}

const listed: readonly Listed[] = [
  { sellerId: SKYLINE, user: ADMIN, name: '场站经营周报', isShared: true, of: stations },
  {
    sellerId: SKYLINE,
    user: FINANCE,
    name: '各渠道回款（近一年）',
    isShared: true,
    of: {
      ...plainComposition,
      figures: ['payableFen', 'paidFen', 'owedFen', 'collected', 'orders'],
      dimensions: ['channel', 'memberType'],
      by: ['channel'],
      grains: ['month', 'day'],
      compares: 'payableFen',
      period: 'last12Months',
    },
  },
  {
    sellerId: SKYLINE,
    user: ADMIN,
    name: '分时充电分布',
    isShared: false,
    of: {
      ...plainComposition,
      figures: ['energyWh', 'orders', 'energyPerOrderWh', 'price4'],
      dimensions: ['hourOfDay', 'weekday', 'memberType'],
      by: ['hourOfDay'],
      grains: ['whole', 'month'],
    },
  },
  {
    sellerId: SKYLINE,
    user: FINANCE2,
    name: '厂商故障对比',
    isShared: false,
    of: {
      ...plainComposition,
      figures: ['faults', 'minutesBetweenFaults', 'available', 'repairMinutes', 'startSuccess'],
      dimensions: ['manufacturer', 'pileType'],
      by: ['manufacturer'],
      grains: ['whole', 'month'],
      period: 'last90',
    },
  },
  { sellerId: RIVERSIDE, user: ADMIN, name: '场站经营周报', isShared: true, of: stations },
]

export const part: DemoPart = {
  name: 'ownReports',
  after: ['users'],
  async prepare({ now }, { copy }) {
    await copy(
      'ownReport',
      listed.map(({ sellerId, user, name, isShared, of }, nth) => {
        const maker = demoId(sellerId, 'user', user)
        return {
          ...standard(sellerId, 'ownReport', nth + 1, now - (nth + 2) * DAY),
          createUser: maker,
          updateUser: maker,
          name,
          isShared,
          composition: JSON.stringify(of),
        }
      }),
    )
  },
}
