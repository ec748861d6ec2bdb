import { couponType } from '@ampdeck/api/enumerations/marketing'
import { accountType } from '@ampdeck/api/enumerations/member'
import { period } from '@ampdeck/api/enumerations/order'
import type { Bill } from './bill.ts'

const { reward, phoneNumber, credit } = accountType.code
const rule = { freeMinutes: 30, stepMinutes: 30, stepFen: 500, capFen: 6_000 }

/** Test vector B1: a member with discount and coupon. */
export const b1: Bill = {
  lines: [
    {
      seq: 1,
      from: '2026-03-18 09:42:00',
      to: '2026-03-18 10:00:00',
      period: period.code.flat,
      energyWh: 11_262,
      ePrice4: 6_852,
      sPrice4: 4_500,
      eFeeFen: 772,
      sFeeFen: 507,
    },
    {
      seq: 2,
      from: '2026-03-18 10:00:00',
      to: '2026-03-18 10:37:00',
      period: period.code.peak,
      energyWh: 20_658,
      ePrice4: 11_203,
      sPrice4: 5_000,
      eFeeFen: 2_314,
      sFeeFen: 1_033,
    },
  ],
  energyWh: 31_920,
  eFeeFen: 3_086,
  sFeeFen: 1_540,
  steps: [
    { kind: 'site', bpsOff: 1_000, baseFen: 1_540, of: 'service', fen: -154 },
    { kind: 'grade', bpsOff: 300, baseFen: 1_386, of: 'service', name: 'gold', fen: -42 },
    { kind: 'coupon', type: couponType.code.serviceFee, faceFen: 300, thresholdFen: 2_000, fen: -300 },
    { kind: 'occupy', minutes: 21, ...rule, fen: 0 },
  ],
  payableFen: 4_130,
  payments: [
    { type: reward, fen: 1_000 },
    { type: phoneNumber, fen: 3_130 },
  ],
  owedFen: 0,
}

/** Test vector B2: a fleet car across midnight, with a debt. */
export const b2: Bill = {
  lines: [
    {
      seq: 1,
      from: '2026-04-30 23:20:00',
      to: '2026-05-01 00:00:00',
      period: period.code.flat,
      energyWh: 40_027,
      ePrice4: 6_852,
      sPrice4: 2_800,
      eFeeFen: 2_743,
      sFeeFen: 1_121,
    },
    {
      seq: 2,
      from: '2026-05-01 00:00:00',
      to: '2026-05-01 00:50:00',
      period: period.code.valley,
      energyWh: 43_306,
      ePrice4: 3_125,
      sPrice4: 2_800,
      eFeeFen: 1_353,
      sFeeFen: 1_213,
    },
  ],
  serviceMode: 2,
  energyWh: 83_333,
  eFeeFen: 4_096,
  sFeeFen: 2_334,
  steps: [{ kind: 'occupy', minutes: 107, ...rule, fen: 1_500 }],
  payableFen: 7_930,
  payments: [
    { type: phoneNumber, fen: 5_000 },
    { type: credit, fen: 2_000 },
  ],
  owedFen: 930,
}
