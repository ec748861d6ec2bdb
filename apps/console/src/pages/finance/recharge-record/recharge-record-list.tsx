import { rechargeProblem, rechargeState, rechargeType } from '@ampdeck/api/enumerations/finance'
import { accountType } from '@ampdeck/api/enumerations/member'
import { recharge } from '@ampdeck/api/payment/recharge'
import { rechargeTexts } from '@ampdeck/api/payment/recharge.texts'
import { listOf } from '../../../list/list-of.ts'
import { OwnerCell, ownerName } from '../../../payment/owner-cell.tsx'

/** Who paid in how much by which way, and has it come? */
export const screen = listOf<typeof recharge.page>(rechargeTexts, {
  unit: ['recharge | recharges', '充值'],
  columns: (c) => [
    c.text('rechargeNo', { locked: true, code: true }),
    c.custom('owner', { cell: (row) => <OwnerCell row={row} />, text: ownerName }),
    c.status('state', rechargeState, { lead: true }),
    c.code('type', rechargeType),
    c.money('amountFen', { sort: true }),
    c.money('giftFen'),
    c.money('refundableFen'),
    c.code('problem', rechargeProblem),
    c.text('channelNo', { code: true, most: 180 }),
    c.instant('createTime', { sort: true }),
    c.code('accountType', accountType, { hidden: true }),
    c.text('receipt', { code: true, hidden: true }),
    c.text('createUserName', { hidden: true }),
    c.instant('paidTime', { hidden: true }),
  ],
  filters: (f) => [
    f.search('rechargeNo'),
    f.search('owner'),
    f.period('createTime'),
    f.codes('type', rechargeType),
    f.codes('state', rechargeState),
    f.codes('problem', rechargeProblem, { more: true }),
    f.codes('accountType', accountType, { more: true }),
  ],
  actions: (a) => [
    a.call(recharge.confirm, {
      label: ['Confirm receipt', '确认到账'],
      hiddenElsewhere: true,
      confirm: {
        title: ['Has the money of {name} arrived?', '{name} 的款项是否已到账？'],
        effect: [
          'The balance rises at once, and open debts are paid from it',
          '余额即时增加，并自动扣除欠费',
        ],
        button: ['Confirm receipt', '确认到账'],
      },
      done: ['{name} paid in', '{name} 已到账'],
    }),
    a.form(recharge.refund, { label: ['Refund', '退款'], hiddenElsewhere: true }),
  ],
})
