import { texts } from '../texts.ts'

export const feedbackTexts = texts({
  createTime: ['Time', '时间'],
  source: ['From', '来源'],
  author: ['Author', '提交人'],
  category: ['Category', '分类'],
  content: ['Content', '内容'],
  pictures: ['Pictures', '图片'],
  phone: ['Phone', '联系电话'],
  state: ['State', '状态'],
  reply: ['Reply', '回复'],
  replyUserName: ['Replied by', '回复人'],
})
