import { texts } from '../texts.ts'
import { ownerTexts } from './account-owner.ts'

/** The names of an account's fields: one place for columns, filters, forms and exports. */
export const accountTexts = texts({
  ...ownerTexts,
  type: ['Account type', '账户类型'],
  balanceFen: ['Balance', '余额'],
  frozenFen: ['Held back', '冻结金额'],
  creditLimitFen: ['Credit limit', '信用额度'],
  usableFen: ['Usable', '可用金额'],
  state: ['State', '状态'],
  lastFlowTime: ['Last movement', '最近变动'],
  todo: ['To do', '待办'],
  asOf: ['As of', '截至'],
  amountFen: ['Amount', '更正金额'],
  reason: ['Reason', '原因'],
  createTime: ['Opened', '开户时间'],
})
