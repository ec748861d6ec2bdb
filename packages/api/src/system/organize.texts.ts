import { texts } from '../texts.ts'

export const organizeTexts = texts({
  name: ['Name', '名称'],
  pid: ['Belongs to', '上级组织'],
  leaderUserId: ['Leader', '负责人'],
  users: ['Users', '用户'],
  level: ['Level', '层级'],
  updateTime: ['Updated', '更新时间'],
})
