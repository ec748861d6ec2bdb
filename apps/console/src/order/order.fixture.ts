import type { ChargeOrderDetail, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import type { OrderAdjust } from '@ampdeck/api/bill/order-adjust'
import { standardFields } from '../stories/mock-server.ts'

/** The order of test vector B1 (domain.md §5.2) as a row of the list. */
export const orderRow = (id: number): ChargeOrderRow => ({
  ...standardFields(id),
  orderNo: `2026031809420044030000${String(id).padStart(2, '0')}`,
  stationId: 1,
  stationName: '深圳福田中心',
  stationNameEn: 'Shenzhen Futian CBD',
  pileId: 7,
  pileCode: '44030000010007',
  pileName: '7号桩',
  gunId: 11,
  gunLetter: 0,
  memberId: 5,
  memberName: '张伟',
  memberPhone: '139****0001',
  groupId: null,
  groupName: null,
  plate: '粤BD12345',
  vin: null,
  cardNo: null,
  channel: 5,
  memberType: 1,
  orderStatus: 3,
  chargeStatus: 3,
  startTime: '2026-03-18 09:42:00',
  endTime: '2026-03-18 10:37:00',
  unplugTime: '2026-03-18 10:58:20',
  startSoc: 34,
  endSoc: 87,
  meterStart: 1_204_560,
  meterStop: 1_236_480,
  energyWh: 31_920,
  eFeeFen: 3_086,
  sFeeFen: 1_540,
  discountFen: 196,
  couponFen: 300,
  occupyFeeFen: 0,
  payableFen: 4_130,
  paidFen: 4_130,
  owedFen: 0,
  stopReason: 1,
  maxW: 40_000,
  abnormalKind: null,
  overtimeKind: null,
  badDebt: 0,
  transactionId: '17',
  closeReason: null,
  deductTries: 1,
  remindTime: null,
  running: null,
})

const readings = [
  ['09:42:00', 0, 0, 34],
  ['09:57:00', 9_375, 37_500, 50],
  ['10:12:00', 18_810, 37_700, 65],
  ['10:27:00', 27_345, 34_100, 80],
  ['10:37:00', 31_920, 27_400, 87],
] as const

const rule = {
  name: null,
  bpsOff: null,
  couponType: null,
  faceFen: null,
  thresholdFen: null,
  eFen: 0,
  energyBaseFen: 3_086,
  serviceBaseFen: 1_540,
}
const coupon = { kind: 5, name: '服务费券', couponType: 1, faceFen: 300, thresholdFen: 2_000 } as const

/** The same order with all that its drawer shows. */
export const orderDetail = (more: Partial<ChargeOrderDetail> = {}): ChargeOrderDetail => ({
  ...orderRow(1),
  costModelName: 'GD-STD v3',
  tariff: [
    { from: '00:00', to: '08:00', period: 4, ePrice4: 3_125, sPrice4: 3_500 },
    { from: '08:00', to: '10:00', period: 3, ePrice4: 6_852, sPrice4: 4_500 },
    { from: '10:00', to: '16:00', period: 2, ePrice4: 11_203, sPrice4: 5_000 },
    { from: '16:00', to: '24:00', period: 3, ePrice4: 6_852, sPrice4: 4_500 },
  ],
  lines: [
    {
      seq: 1,
      corrects: null,
      from: '2026-03-18 09:42:00',
      to: '2026-03-18 10:00:00',
      period: 3,
      energyWh: 11_262,
      ePrice4: 6_852,
      sPrice4: 4_500,
      eFeeFen: 772,
      sFeeFen: 507,
    },
    {
      seq: 2,
      corrects: null,
      from: '2026-03-18 10:00:00',
      to: '2026-03-18 10:37:00',
      period: 2,
      energyWh: 20_658,
      ePrice4: 11_203,
      sPrice4: 5_000,
      eFeeFen: 2_314,
      sFeeFen: 1_033,
    },
  ],
  meterValues: readings.map(([time, energyWh, W, soc]) => ({
    ts: `2026-03-18 ${time}`,
    energyWh,
    W,
    V: 380,
    A: W / 380,
    soc,
    tempC: 30,
  })),
  events: [],
  deductions: [
    {
      id: 1,
      accountId: 1,
      accountType: 3,
      amountFen: -1_000,
      balanceAfterFen: 0,
      ts: '2026-03-18 10:37:06',
    },
    {
      id: 2,
      accountId: 2,
      accountType: 2,
      amountFen: -3_130,
      balanceAfterFen: 6_870,
      ts: '2026-03-18 10:37:06',
    },
  ],
  receipts: [],
  adjusts: [],
  discounts: [
    { ...rule, seq: 1, kind: 1, sourceId: 1, name: '场站服务费九折', outcome: 1, bpsOff: 1_000, sFen: 154 },
    { ...rule, seq: 2, kind: 2, sourceId: 2, name: '夏夜充电', outcome: 2, bpsOff: 800, sFen: 123 },
    { ...rule, seq: 3, kind: 3, sourceId: 2, outcome: 1, bpsOff: 300, sFen: 42, serviceBaseFen: 1_386 },
    { ...rule, ...coupon, seq: 4, sourceId: 9, outcome: 1, sFen: 300 },
    { ...rule, ...coupon, seq: 5, sourceId: 10, outcome: 4, faceFen: 800, thresholdFen: 6_000, sFen: 800 },
  ],
  strategy: null,
  occupy: null,
  occupyPause: null,
  rules: [],
  powerLimits: [
    {
      ...{ source: 4, sourceId: null, name: null, nameEn: null },
      ...{ lowestW: 42_600, from: '2026-03-18 09:57:00', until: '2026-03-18 10:12:00' },
    },
    {
      ...{ source: 1, sourceId: 1, name: '晚高峰限功率', nameEn: 'Evening peak curve' },
      ...{ lowestW: 30_000, from: '2026-03-18 10:12:00', until: '2026-03-18 10:37:00' },
    },
  ],
  exported: null,
  need: null,
  rawBill: {
    id: 1,
    tradeNo: '17',
    startTime: '2026-03-18 09:42:00',
    endTime: '2026-03-18 10:37:00',
    meterStart: 1_204_560,
    meterStop: 1_236_480,
    periodWh: [],
    pileFeeFen: null,
    receivedTime: '2026-03-18 10:37:04',
    state: 2,
  },
  signed: null,
  ...more,
})

const ocmf = (reason: string, kWh: string, time: string) =>
  `OCMF|{"FV":"1.0","PG":"T17","MS":"BQ27400330016","RD":[{"TM":"2026-03-18T${time},000+0800 S","TX":"${reason}","RV":${kWh},"RU":"kWh","ST":"G"}]}|{"SD":"3045"}`

/** What the meter has signed of that order. */
export const signedValues = (
  more: Partial<NonNullable<ChargeOrderDetail['signed']>> = {},
): NonNullable<ChargeOrderDetail['signed']> => ({
  state: 1,
  marks: [],
  begin: { wh: 1_204_560, ts: '2026-03-18 09:42:00', isClockSet: true },
  end: { wh: 1_236_480, ts: '2026-03-18 10:37:00', isClockSet: true },
  energyWh: 31_920,
  documents: [
    { place: 1 as const, text: ocmf('B', '1204.560', '09:42:00'), receivedTime: '2026-03-18 09:42:01' },
    { place: 3 as const, text: ocmf('E', '1236.480', '10:37:00'), receivedTime: '2026-03-18 10:37:04' },
  ].map((document, index) => ({
    ...{ seq: index + 1, state: 1, format: 'OCMF', algorithm: 'ECDSA-secp256r1-SHA256', page: 'T17' },
    ...{ meterSerial: 'BQ27400330016', publicKey: '3059301306', fingerprint: '9f86d081884c7d65' },
    ...document,
  })),
  ...more,
})

/** A correction by 1.20 yuan less that waits for a second person. */
export const orderAdjust = (more: Partial<OrderAdjust> = {}): OrderAdjust => ({
  ...standardFields(1),
  createUser: 1,
  createUserName: '陈静',
  createTime: '2026-03-19 09:12:00',
  orderId: 1,
  state: 1,
  reason: 'The pile’s meter ran 1 kWh ahead, see work order 0142',
  lines: [{ seq: 2, energyWh: -1_000, eFeeFen: -70, sFeeFen: -50 }],
  energyWh: -1_000,
  eFeeFen: -70,
  sFeeFen: -50,
  auditUser: null,
  auditUserName: null,
  auditTime: null,
  auditReason: null,
  ...more,
})
