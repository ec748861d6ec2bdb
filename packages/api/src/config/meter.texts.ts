import { texts } from '../texts.ts'

/** Of meters and of what they cost in a month. */
export const meterTexts = texts({
  meterNo: ['Meter no', '电表编号'],
  stationId: ['Station', '场站'],
  kind: ['Kind', '类型'],
  ratio: ['Ratio', '倍率'],
  lastReading: ['Reading', '读数'],
  month: ['Month', '月份'],
  monthFeeFen: ['Month fee', '月电费'],
  updateTime: ['Updated', '更新时间'],
  startReading: ['Start reading', '期初读数'],
  endReading: ['End reading', '期末读数'],
  totalWh: ['Energy', '电量'],
  sharpWh: ['Sharp', '尖'],
  peakWh: ['Peak', '峰'],
  flatWh: ['Flat', '平'],
  valleyWh: ['Valley', '谷'],
  feeFen: ['Fee', '电费'],
  remark: ['Remark', '备注'],
  createTime: ['Entered', '录入时间'],
})
