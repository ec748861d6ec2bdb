import { texts } from '../texts.ts'

/** The names of an alarm's fields: one place for columns, filters, exports and the drawer. */
export const alarmTexts = texts({
  level: ['Level', '级别'],
  code: ['Code', '代码'],
  name: ['Name', '名称'],
  stationId: ['Station', '场站'],
  pileId: ['Pile', '电桩'],
  gunId: ['Gun', '充电枪'],
  firstTime: ['First raised', '首次时间'],
  lastTime: ['Last raised', '最近时间'],
  count: ['Count', '次数'],
  recoverTime: ['Recovered', '恢复时间'],
  handling: ['Handling', '处理状态'],
  handleUser: ['Handled by', '处理人'],
  handleNote: ['Note', '处理说明'],
  workOrder: ['Work order', '工单'],
  source: ['Source', '来源'],
  info: ['Reported detail', '上报详情'],
  date: ['Date', '日期'],
})
