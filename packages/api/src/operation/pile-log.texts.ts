import { texts } from '../texts.ts'

/** The names of a log entry's fields: one place for columns, filters, exports and the API document. */
export const pileLogTexts = texts({
  time: ['Time', '时间'],
  stationId: ['Station', '场站'],
  pileId: ['Pile', '电桩'],
  pileCode: ['Pile', '电桩'],
  letter: ['Gun', '枪号'],
  gunId: ['Gun', '充电枪'],
  type: ['Event', '事件'],
  payload: ['Payload', '内容'],
})
