import type { bill, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { billTexts } from '@ampdeck/api/bill/bill.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { billChannel, chargeStatus, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { completeMinutes, parseTimestamp } from '@ampdeck/api/time'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'
import { adjustBlock } from './adjust-draft.ts'

/** Complete minutes of a charge that has ended. */
export function minutesOf({
  startTime,
  endTime,
}: Pick<ChargeOrderRow, 'startTime' | 'endTime'>): number | null {
  return endTime === null ? null : completeMinutes(parseTimestamp(startTime), parseTimestamp(endTime))
}

/** "44030000010007 A": a gun as people speak of it. */
function gunOf({ pileCode, gunLetter }: Pick<ChargeOrderRow, 'pileCode' | 'gunLetter'>): string {
  return `${pileCode} ${letterOf(gunLetter)}`
}

export const screen = listOf<typeof bill.page>(billTexts, {
  unit: ['order | orders', '订单'],
  columns: (c) => [
    c.text('orderNo', { locked: true, code: true, width: 220 }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.custom('gun', { cell: gunOf, text: gunOf, link: ({ pileId }) => paths.pile(pileId) }),
    c.text('memberName'),
    c.text('plate'),
    c.code('channel', billChannel),
    c.instant('startTime', { sort: true }),
    c.instant('endTime', { hidden: true }),
    c.custom('minutes', { cell: (row) => minutesOf(row) ?? '–' }),
    c.energy('energyWh', { sort: true }),
    c.money('eFeeFen', { hidden: true }),
    c.money('sFeeFen', { hidden: true }),
    c.money('discountFen', { hidden: true }),
    c.money('couponFen', { hidden: true }),
    c.money('occupyFeeFen', { hidden: true }),
    c.money('payableFen', { sort: true }),
    c.money('paidFen'),
    c.money('owedFen', { sort: true, hidden: true }),
    c.status('orderStatus', orderStatus),
    c.status('chargeStatus', chargeStatus),
    c.code('stopReason', stopReason, { hidden: true }),
    c.text('vin', { hidden: true, code: true }),
  ],
  filters: (f) => [
    f.search('orderNo'),
    f.period('startTime'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('orderStatus', orderStatus),
    f.codes('chargeStatus', chargeStatus),
    f.codes('channel', billChannel),
    f.codes('stopReason', stopReason),
    f.search('memberPhone'),
    f.search('plate'),
    f.search('vin'),
  ],
  actions: (a) => [
    a.form('get', 'chargeOrder:get'),
    a.form('adjust', 'chargeOrder:adjust', { label: ['Adjust', '调账'], blockedBy: adjustBlock }),
  ],
})
