import { texts } from '../texts.ts'

/** The names of a work order's fields: one place for columns, filters, forms, exports and the detail. */
export const workOrderTexts = texts({
  no: ['Work order', '工单编号'],
  kind: ['Kind', '类型'],
  title: ['Title', '标题'],
  level: ['Level', '级别'],
  stationId: ['Station', '场站'],
  pileId: ['Pile', '电桩'],
  alarmId: ['Alarm', '告警'],
  repairUser: ['Repair user', '维修人员'],
  dispatchUser: ['Dispatched by', '派单人'],
  deadline: ['Deadline', '截止时间'],
  overdue: ['Time limit', '时限'],
  state: ['State', '状态'],
  description: ['Description', '描述'],
  pictures: ['Pictures before', '处理前照片'],
  result: ['Result', '处理结果'],
  resultPictures: ['Pictures after', '处理后照片'],
  parts: ['Parts used', '更换配件'],
  createTime: ['Created', '创建时间'],
  endTime: ['Ended', '结束时间'],
  note: ['Note', '说明'],
  reason: ['Reason', '原因'],
})
