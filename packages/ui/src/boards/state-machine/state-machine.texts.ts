import { texts } from '@ampdeck/api/texts'

export const stateMachineTexts = texts({
  diagram: ['Diagram', '流转图'],
  list: ['List', '列表'],
  show: ['Show as', '显示方式'],
  current: ['Current state', '当前状态'],
  next: ['Next', '下一步'],
  end: ['This is the final state', '此状态为终态'],
  mayNothing: ['No actions are available to you in this state', '您在此状态下没有可执行的操作'],
  leadsTo: ['to {state}', '转为“{state}”'],
  bySystem: ['by the server', '由系统完成'],
  byDevice: ['by the pile', '由电桩上报'],
  byMember: ['by the member', '由会员操作'],
  byOthers: ['requires a permission that you do not have', '您没有此操作权限'],
  unknown: ['Unknown state {state}', '未知状态 {state}'],
})
