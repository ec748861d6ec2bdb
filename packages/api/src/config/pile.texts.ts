import { texts } from '../texts.ts'

/** The names of a pile's fields: one place for columns, filters, forms, exports and the API document. */
export const pileTexts = texts({
  code: ['Pile number', '电桩编号'],
  name: ['Name', '名称'],
  stationId: ['Station', '场站'],
  pileTypeId: ['Pile type', '电桩类型'],
  layout: ['Layout', '枪布局'],
  guns: ['Guns', '充电枪'],
  gunCount: ['Guns', '充电枪'],
  protocol: ['Protocol', '通信协议'],
  status: ['Status', '状态'],
  firmware: ['Firmware', '固件'],
  lastHeartbeat: ['Last heartbeat', '最近心跳'],
  offlineFor: ['Offline for', '离线时长'],
  serialNo: ['Serial no', '序列号'],
  simIccid: ['SIM ICCID', 'SIM 卡号'],
  ip: ['IP address', 'IP 地址'],
  commissionDate: ['Commissioning date', '投运日期'],
  warrantyEnd: ['Warranty until', '质保截止'],
  vinPass: ['VIN pass', 'VIN 即插即充'],
  updateTime: ['Updated', '更新时间'],
  createTime: ['Created', '创建时间'],
})
