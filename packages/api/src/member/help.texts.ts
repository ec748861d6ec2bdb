import { texts } from '../texts.ts'

export const helpTexts = texts({
  title: ['Title', '标题'],
  titleEn: ['English title', '英文标题'],
  category: ['Category', '分类'],
  audience: ['For', '适用'],
  pageId: ['Page', '页面'],
  content: ['Content', '内容'],
  contentEn: ['English content', '英文内容'],
  state: ['State', '状态'],
  sort: ['Order', '排序'],
  updateTime: ['Updated', '更新时间'],
})
