import { cardBill, cardBillState } from '@ampdeck/api/bill/card-bill'
import { cardBillTexts } from '@ampdeck/api/bill/card-bill.texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

/** What was paid out of the purses of cards, and which cards are locked by a charge that was interrupted (S066). */
export const screen = listOf<typeof cardBill.page>(cardBillTexts, {
  unit: ['card bill | card bills', '卡账单'],
  columns: (c) => [
    c.text('cardNo', { locked: true, code: true }),
    c.status('state', cardBillState, { lead: true }),
    c.text('tradeNo', { code: true }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
      most: 164,
    }),
    c.text('pileCode', { code: true, hidden: true, link: ({ pileId }) => paths.pile(pileId) }),
    c.money('balanceBeforeFen'),
    c.money('amountFen', { sort: true }),
    c.money('balanceAfterFen'),
    c.instant('readTime', { sort: true }),
    c.text('voidReason', { hidden: true }),
  ],
  filters: (f) => [
    f.search('cardNo'),
    f.search('tradeNo'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('state', cardBillState),
    f.period('readTime'),
  ],
  actions: (a) => [
    a.call(cardBill.unlock, {
      label: ['Unlock', '解锁'],
      confirm: [
        'The bill is settled by what its pile has sent, and the card can be used again',
        '按电桩上报的结算账单结算，卡片恢复使用',
      ],
      done: ['Card {name} unlocked', '卡 {name} 已解锁'],
    }),
    a.form(cardBill.void, { label: ['Void', '作废'] }),
  ],
})
