import { texts } from '../texts.ts'

export const groupMemberTexts = texts({
  name: ['Name', '姓名'],
  phone: ['Phone', '手机'],
  groupId: ['Fleet', '车队'],
  teamId: ['Team', '班组'],
  role: ['Role', '角色'],
  monthLimitFen: ['Month limit', '月限额'],
  monthFen: ['This month', '本月消费'],
  state: ['State', '状态'],
  createTime: ['Joined', '加入时间'],
})
