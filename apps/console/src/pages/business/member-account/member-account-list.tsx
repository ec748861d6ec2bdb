import { accountTodo, accountType, activeState } from '@ampdeck/api/enumerations/member'
import { memberAccount } from '@ampdeck/api/payment/member-account'
import { accountTexts } from '@ampdeck/api/payment/member-account.texts'
import { listOf } from '../../../list/list-of.ts'
import { OwnerCell, ownerName } from '../../../payment/owner-cell.tsx'

/** Whose money is where, and how much of it can be used? */
export const screen = listOf<typeof memberAccount.page>(accountTexts, {
  unit: ['account | accounts', '账户'],
  columns: (c) => [
    c.custom('owner', { locked: true, cell: (row) => <OwnerCell row={row} />, text: ownerName }),
    c.text('memberPhone'),
    c.code('type', accountType),
    c.status('state', activeState, { lead: true }),
    c.money('balanceFen', { sort: true }),
    c.money('frozenFen', { sort: true }),
    c.money('creditLimitFen'),
    c.money('usableFen'),
    c.instant('lastFlowTime'),
    c.instant('createTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('owner'),
    f.codes('type', accountType),
    f.codes('state', activeState),
    f.codes('todo', accountTodo),
    f.search('memberId', { label: ['Member id', '会员 ID'], more: true }),
    f.search('groupId', { label: ['Fleet id', '车队 ID'], more: true }),
  ],
  actions: (a) => [
    a.form(memberAccount.correct, { label: ['Correct', '更正'] }),
    a.call(memberAccount.freeze, {
      label: ['Freeze', '冻结'],
      hiddenElsewhere: true,
      confirm: {
        danger: true,
        title: ['Freeze this account?', '冻结该账户？'],
        effect: ['It can neither pay nor receive money', '冻结后不可扣款，也不可充值'],
        button: ['Freeze account', '冻结账户'],
      },
      done: ['Account frozen', '账户已冻结'],
    }),
    a.call(memberAccount.unfreeze, {
      label: ['Unfreeze', '解冻'],
      hiddenElsewhere: true,
      done: ['Account unfrozen', '账户已解冻'],
    }),
  ],
})
