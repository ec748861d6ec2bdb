import { texts } from '../texts.ts'

export const firmwareTaskTexts = texts({
  firmwareId: ['Firmware', '固件'],
  firmwareName: ['Firmware', '固件'],
  versionNo: ['Version', '版本号'],
  pileIds: ['Piles', '电桩'],
  mode: ['When', '推送方式'],
  startTime: ['Not before', '开始时间'],
  rateLimit: ['Piles a minute', '每分钟电桩数'],
  maxFailPercent: ['Stop above failed (%)', '失败率上限（%）'],
  state: ['State', '状态'],
  progress: ['Progress', '进度'],
  failed: ['Failed', '失败'],
  createTime: ['Created', '创建时间'],
})
