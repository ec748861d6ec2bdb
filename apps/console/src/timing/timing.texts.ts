import { texts } from '@ampdeck/api/texts'

/** The fields of a timing, and what its windows say. */
export const timingTexts = texts({
  isPush: ['Push', '推送方式'],
  startDate: ['Timing start time', '定时开始时间'],
  timingCycle: ['Cycle', '周期'],
  emailList: ['Recipients', '收件邮箱'],
  nextDate: ['Next report date', '下次报表日期'],
  name: ['Report name', '报表名称'],
  nextTime: ['Operation time', '运行时间'],
  last: ['Last run', '上次运行'],
  saved: ['Timing of {report} saved', '已保存 {report} 的定时导出'],
  deleted: ['Timing of {report} deleted', '已删除 {report} 的定时导出'],
  timing: ['Timing: {report}', '定时导出：{report}'],
})
