import { activityKind, activityState } from '@ampdeck/api/enumerations/marketing'
import { DAY } from '@ampdeck/api/time'
import { demoStations } from '../../config/station/station.demo.ts'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'

const { rechargeGift, chargeDiscount, registrationGift, invite, scanCode, teamOrder, pointsMultiplier } =
  activityKind.code
const { draft, issued, running, soldOut, offShelf, over } = activityState.code

/** Charge discounts begin with the present: the orders of the history know none. */
const activities = [
  {
    name: '机场站夜充九折',
    kind: chargeDiscount,
    state: running,
    stations: [2],
    bpsOff: 1_000,
    budgetFen: 5_000_000,
  },
  { name: '张江午间服务费八五折', kind: chargeDiscount, state: running, stations: [9], bpsOff: 1_500 },
  {
    name: '充100送10',
    kind: rechargeGift,
    state: running,
    steps: [{ fromFen: 10_000, giftFen: 1_000 }],
    budgetFen: 2_000_000,
    spentFen: 643_000,
  },
  { name: '新人注册礼', kind: registrationGift, state: running, budgetFen: 1_000_000, spentFen: 388_500 },
  {
    name: '国庆充电全场九五折',
    kind: chargeDiscount,
    state: issued,
    bpsOff: 500,
    fee: 2,
    budgetFen: 8_000_000,
  },
  { name: '邀好友得券', kind: invite, state: issued, budgetFen: 500_000 },
  { name: '积分双倍周', kind: pointsMultiplier, state: issued },
  { name: '苏州园区开业折扣', kind: chargeDiscount, state: draft, stations: [11], bpsOff: 2_000 },
  { name: '三人团充电包', kind: teamOrder, state: draft, budgetFen: 300_000 },
  { name: '扫码领三元', kind: scanCode, state: draft, budgetFen: 200_000 },
  {
    name: '充200送30',
    kind: rechargeGift,
    state: soldOut,
    steps: [{ fromFen: 20_000, giftFen: 3_000 }],
    budgetFen: 600_000,
    spentFen: 600_000,
  },
  { name: '五一扫码礼', kind: scanCode, state: soldOut, budgetFen: 150_000, spentFen: 150_000 },
  { name: '拼团立减', kind: teamOrder, state: soldOut, budgetFen: 240_000, spentFen: 240_000 },
  { name: '重卡专享折扣', kind: chargeDiscount, state: offShelf, stations: [5, 13], bpsOff: 800 },
  { name: '邀请翻倍', kind: invite, state: offShelf, budgetFen: 100_000, spentFen: 12_400 },
  { name: '老客召回积分', kind: pointsMultiplier, state: offShelf },
  {
    name: '春节充值礼',
    kind: rechargeGift,
    state: over,
    steps: [
      { fromFen: 10_000, giftFen: 800 },
      { fromFen: 50_000, giftFen: 6_000 },
    ],
    budgetFen: 1_200_000,
    spentFen: 1_034_200,
  },
  { name: '注册送券一期', kind: registrationGift, state: over, budgetFen: 800_000, spentFen: 799_000 },
  { name: '积分狂欢', kind: pointsMultiplier, state: over },
]

/** When an activity of a state begins and ends, in days from the present. */
const spans: Readonly<Record<number, readonly [from: number, to: number]>> = {
  [draft]: [10, 40],
  [issued]: [5, 20],
  [running]: [0, 60],
  [soldOut]: [-20, 15],
  [offShelf]: [-15, 15],
  [over]: [-150, -120],
}

export const part: DemoPart = {
  name: 'activities',
  after: ['stations'],
  async prepare(world, { copy }) {
    const stations = demoStations(world).filter(({ sellerId, copy: n }) => sellerId === SKYLINE && n === 1)
    await copy(
      'activity',
      activities.map(
        ({ name, kind, state, stations: at = [], budgetFen = null, spentFen = 0, ...rule }, index) => {
          const [from, to] = spans[state] ?? [0, 1]
          return {
            ...standard(SKYLINE, 'activity', index + 1, world.anchor - 160 * DAY),
            ...{ name, kind, state, budgetFen, spentFen, poster: null },
            rule: JSON.stringify({
              ...(kind === chargeDiscount && { fee: 1 }),
              ...((kind === chargeDiscount || kind === rechargeGift) && { memberTypes: [] }),
              ...rule,
            }),
            stationIds: stations.filter(({ no }) => at.includes(no)).map(({ id }) => id),
            fromTime: world.anchor + from * DAY,
            toTime: world.anchor + to * DAY,
          }
        },
      ),
    )
  },
}
