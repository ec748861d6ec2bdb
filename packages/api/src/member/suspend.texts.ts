import { texts } from '../texts.ts'

export const suspendTexts = texts({
  memberId: ['Member', '会员'],
  phone: ['Phone', '手机号'],
  reason: ['Reason', '挂起原因'],
  mode: ['Mode', '挂起方式'],
  debtFen: ['Debt', '欠费'],
  fromTime: ['Since', '挂起时间'],
  releasedAt: ['Released', '解除时间'],
  releaseUser: ['Released by', '解除人'],
  createUser: ['Suspended by', '挂起人'],
  state: ['State', '状态'],
  note: ['Note', '说明'],
})
