import { texts } from '../texts.ts'

export const commentTexts = texts({
  orderNo: ['Order no', '订单编号'],
  stationId: ['Station', '场站'],
  memberId: ['Member', '会员'],
  phone: ['Phone', '手机号'],
  stars: ['Stars', '星级'],
  tags: ['Tags', '标签'],
  tagId: ['Tags', '标签'],
  pictures: ['Pictures', '图片'],
  top: ['Pinned', '置顶'],
  content: ['Comment', '评论内容'],
  auditState: ['State', '审核状态'],
  reply: ['Reply', '回复'],
  replyTime: ['Replied', '回复时间'],
  replyUserName: ['Replied by', '回复人'],
  createTime: ['Time', '评论时间'],
  note: ['Reason', '驳回原因'],
  pass: ['Decision', '审核结果'],
})
