import { texts } from '../texts.ts'

export const badDebtTexts = texts({
  todo: ['To do', '待办'],
  orderNo: ['Order no', '订单编号'],
  stationId: ['Station', '场站'],
  memberName: ['Member', '会员'],
  owedFen: ['Owed', '欠费'],
  age: ['Age in days', '欠费天数'],
  reason: ['Reason', '原因'],
  state: ['State', '状态'],
  createUserName: ['Applicant', '申请人'],
  createTime: ['Applied', '申请时间'],
  auditUserName: ['Auditor', '审核人'],
  auditTime: ['Audited', '审核时间'],
  auditReason: ['Reject reason', '驳回原因'],
  receiptNo: ['Receipt no', '收款凭证号'],
  note: ['Note', '审核意见'],
})
