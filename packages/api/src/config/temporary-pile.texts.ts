import { texts } from '../texts.ts'

export const temporaryPileTexts = texts({
  code: ['Pile', '电桩编号'],
  name: ['Name', '名称'],
  stationId: ['Station', '场站'],
  stationName: ['Station', '场站'],
  pileTypeName: ['Type', '电桩类型'],
  gunCount: ['Guns', '充电枪'],
  status: ['Status', '状态'],
  lastHeartbeat: ['Last heartbeat', '最近心跳'],
})
