import { type TeamBill, teamBill } from '@ampdeck/api/bill/team-bill'
import { teamBillTexts } from '@ampdeck/api/bill/team-bill.texts'
import { teamBillState } from '@ampdeck/api/enumerations/order'
import { texts } from '@ampdeck/api/texts'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  owedFen: ['Owed', '欠款'],
  confirm: ['Confirm bill', '确认账单'],
  confirmed: ['{name} confirmed', '已确认{name}'],
  confirmTitle: ['Confirm the bill of {name}?', '确认{name}的账单？'],
  confirmEffect: ['Amounts become final', '确认后金额不再变动'],
  receive: ['Receive', '收款'],
  void: ['Void', '作废'],
  voided: ['{name} voided', '已作废{name}'],
  voidTitle: ['Void the bill of {name}?', '作废{name}的账单？'],
  voidEffect: ['It can be built again', '作废后可重新生成'],
  voidButton: ['Void bill', '作废账单'],
})

export const screen = listOf<typeof teamBill.page>(teamBillTexts, {
  unit: ['bill | bills', '账单'],
  columns: (c) => [
    c.name('groupName', {
      label: teamBillTexts.groupId,
      locked: true,
      link: ({ groupId }) => paths.fleet(groupId),
    }),
    c.text('month', { sort: true }),
    c.number('orders'),
    c.energy('energyWh', { sort: true }),
    c.money('payableFen', { sort: true }),
    c.money('paidFen'),
    c.custom('owedFen', {
      label: words.owedFen,
      numeric: 'money',
      cell: (row) => owedOf(row),
      text: (row) => owedOf(row),
    }),
    c.money('adjustFen', { hidden: true }),
    c.status('state', teamBillState, { sort: true, locked: true, lead: true }),
    c.instant('updateTime', { hidden: true }),
  ],
  filters: (f) => [
    f.records('groupId', { source: fleetSource }),
    f.choice('month', { options: 'months' }),
    f.codes('state', teamBillState),
  ],
  actions: (a) => [
    a.call(teamBill.confirm, {
      label: words.confirm,
      hiddenElsewhere: true,
      done: words.confirmed,
      confirm: { title: words.confirmTitle, effect: words.confirmEffect, button: words.confirm },
    }),
    a.form(teamBill.receive, { label: words.receive, hiddenElsewhere: true }),
    a.call(teamBill.void, {
      label: words.void,
      hiddenElsewhere: true,
      done: words.voided,
      confirm: {
        danger: true,
        title: words.voidTitle,
        effect: words.voidEffect,
        button: words.voidButton,
      },
    }),
  ],
})

function owedOf({ payableFen, paidFen }: TeamBill): string {
  return ((payableFen - paidFen) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}
