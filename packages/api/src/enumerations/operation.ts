import { enumeration } from '../enumeration.ts'

export const alarmLevel = enumeration('AlarmLevel', {
  critical: [1, 'Critical', '紧急'],
  major: [2, 'Major', '重要'],
  minor: [3, 'Minor', '次要'],
  warning: [4, 'Warning', '警告'],
  notice: [5, 'Notice', '提示'],
  information: [6, 'Information', '信息'],
})

export const alarmHandling = enumeration('AlarmHandling', {
  pending: [1, 'Pending', '待处理'],
  processing: [2, 'Processing', '处理中'],
  handled: [3, 'Handled', '已处理'],
})
