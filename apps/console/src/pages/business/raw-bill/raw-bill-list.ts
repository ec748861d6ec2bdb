import { type RawBillRow, rawBill, rawBillState, waitsForHand } from '@ampdeck/api/bill/raw-bill'
import { rawBillTexts } from '@ampdeck/api/bill/raw-bill.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  settled: ['Only an unmatched bill can be handled by hand', '仅未匹配的账单可以人工处理'],
  incomplete: ['This bill names no gun or no final reading', '该账单缺少充电枪或结束读数'],
})

function block(row: RawBillRow) {
  if (!waitsForHand(row)) return words.settled
  return row.gunLetter === null || row.meterStop === null ? words.incomplete : undefined
}

const KWH = 1_000

/** What piles have sent as the final bill of which charge, and what found none (screens.md S064). */
export const screen = listOf<typeof rawBill.page>(rawBillTexts, {
  unit: ['raw bill | raw bills', '原始账单'],
  columns: (c) => [
    c.text('tradeNo', { locked: true, code: true, width: 200 }),
    c.status('state', rawBillState, { lead: true }),
    c.text('pileCode', { code: true, link: ({ pileId }) => paths.pile(pileId) }),
    c.custom('gunLetter', { cell: ({ gunLetter }) => (gunLetter === null ? '–' : letterOf(gunLetter)) }),
    c.instant('startTime', { hidden: true }),
    c.instant('endTime', { sort: true }),
    c.energy('meterStart', { hidden: true }),
    c.energy('meterStop'),
    c.custom('periodWh', {
      hidden: true,
      cell: ({ periodWh }) => periodWh.map((wh) => (wh / KWH).toFixed(1)).join(' / ') || '–',
    }),
    c.money('pileFeeFen'),
    c.instant('receivedTime', { sort: true, hidden: true }),
    c.text('orderNo', { code: true }),
    c.named('stationId', { zh: 'stationName', en: 'stationNameEn', hidden: true }),
  ],
  filters: (f) => [
    f.search('tradeNo'),
    f.search('pileCode'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('state', rawBillState),
    f.period('endTime'),
  ],
  actions: (a) => [
    a.form(rawBill.match, { label: ['Match', '匹配'], blockedBy: block }),
    a.form(rawBill.build, { label: ['Build order', '生成订单'], blockedBy: block }),
  ],
})
