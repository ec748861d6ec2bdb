import type { InputOf } from '@ampdeck/api/contract'
import { alarmLevel, workOrderDue, workOrderKind, workOrderState } from '@ampdeck/api/enumerations/operation'
import { type WorkOrderRow, workOrder } from '@ampdeck/api/operation/work-order'
import { workOrderTexts } from '@ampdeck/api/operation/work-order.texts'
import { actionsOf, columnsOf, filtersOf, type Unit } from '@ampdeck/ui/list'
import { paths } from '../../../session/paths.ts'
import { OrderDeadline } from '../../../work-order/order-deadline.tsx'
import { ORDER_OFFERS, orderCalls } from '../../../work-order/order-offers.ts'
import { orderWords as words } from '../../../work-order/work-order.texts.ts'

export const unit: Unit = ['work order | work orders', '工单']

/** Whether this user has the pages of stations and piles. */
interface Links {
  isStation: boolean
  isPile: boolean
}

/** The columns of S099: what is the matter where, who has it and how long there is; kind and pile are in the choice. */
export function columnsWith({ isStation, isPile }: Links) {
  return columnsOf<WorkOrderRow>(workOrderTexts, (c) => [
    c.text('no', { sort: true, locked: true, code: true }),
    c.code('kind', workOrderKind, { hidden: true }),
    c.name('title', { also: 'titleEn', locked: true }),
    c.status('level', alarmLevel, { sort: true }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      most: 180,
      ...(isStation && { link: ({ stationId }) => paths.station(stationId) }),
    }),
    c.text('pileCode', {
      label: workOrderTexts.pileId,
      code: true,
      hidden: true,
      ...(isPile && { link: ({ pileId }) => (pileId === null ? '' : paths.pile(pileId)) }),
    }),
    c.text('repairUserName', { label: workOrderTexts.repairUser }),
    c.custom('deadline', {
      sort: true,
      cell: (row) => <OrderDeadline row={row} />,
      text: ({ deadline }) => deadline ?? '–',
    }),
    c.status('state', workOrderState, { sort: true, locked: true, lead: true }),
    c.text('dispatchUserName', { label: workOrderTexts.dispatchUser, hidden: true }),
    c.instant('createTime', { sort: true, hidden: true }),
    c.instant('endTime', { hidden: true }),
    c.text('result', { hidden: true }),
  ])
}

export const filters = filtersOf<InputOf<typeof workOrder.page>>(workOrderTexts, (f) => [
  f.search('no'),
  f.choice('stationId', { options: 'stations' }),
  f.codes('kind', workOrderKind),
  f.codes('level', alarmLevel),
  f.choice('repairUser', { options: 'people' }),
  f.codes('overdue', workOrderDue),
  f.codes('state', workOrderState, { more: true }),
  f.period('createTime', { more: true }),
])

/** The steps that lead on from a row's state, one in the place of another. */
export const actions = actionsOf<WorkOrderRow>((a) => [
  ...ORDER_OFFERS.map((offer) => {
    const options = { label: words[offer], hiddenElsewhere: true }
    return offer === 'accept' ? a.call(orderCalls.accept, options) : a.form(orderCalls[offer], options)
  }),
  a.form(workOrder.update),
])
