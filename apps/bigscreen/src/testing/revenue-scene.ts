import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'

const two = (value: number) => String(value).padStart(2, '0')

/** The twenty-second of July at 14:32, a little behind the target. */
export function revenueScene(): RevenueScene {
  return {
    at: '2026-07-22 14:32:07',
    targetFen: 390_000_000,
    days: Array.from({ length: 22 }, (_, nth) => ({
      day: `2026-07-${two(nth + 1)}`,
      incomeFen: nth === 21 ? 6_184_200 : 11_200_000 + ((nth * 7) % 11) * 280_000,
    })),
    mix: {
      eFeeFen: 164_900_000,
      sFeeFen: 106_300_000,
      occupyFeeFen: 7_100_000,
      discountFen: 4_000_000,
      couponFen: 8_420_000,
      grossFen: 278_300_000,
      incomeFen: 265_880_000,
    },
    members: Array.from({ length: 30 }, (_, nth) => ({
      day: nth < 8 ? `2026-06-${two(nth + 23)}` : `2026-07-${two(nth - 7)}`,
      active: 1_400 + ((nth * 53) % 450),
      registered: 6 + (nth % 9),
    })),
    registered: { value: 317, before: 295 },
    fleets: ['天元公交', '鹏程出租', '海通港运', '岭南快运'].map((name, nth) => ({
      group: { key: String(nth + 1), name, nameEn: null },
      incomeFen: 21_460_000 - nth * 3_900_000,
    })),
    coupons: [
      { name: '夏夜券', couponFen: 5_140_000, payableFen: 34_900_000 },
      { name: '新会员券', couponFen: 3_280_000, payableFen: 13_400_000 },
    ],
  }
}

/** A seller without an order in this month, and without a target. */
export function emptyRevenueScene(): RevenueScene {
  const view = revenueScene()
  return {
    ...view,
    targetFen: null,
    days: [],
    mix: { eFeeFen: 0, sFeeFen: 0, occupyFeeFen: 0, discountFen: 0, couponFen: 0, grossFen: 0, incomeFen: 0 },
    members: view.members.map(({ day }) => ({ day, active: 0, registered: 0 })),
    registered: { value: 0, before: 0 },
    fleets: [],
    coupons: [],
  }
}
