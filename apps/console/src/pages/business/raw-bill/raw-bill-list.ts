import { rawBill, rawBillState } from '@ampdeck/api/bill/raw-bill'
import { rawBillTexts } from '@ampdeck/api/bill/raw-bill.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

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
    a.form(rawBill.match, { label: ['Match', '匹配'] }),
    a.form(rawBill.build, { label: ['Build order', '生成订单'] }),
  ],
})
