import { texts } from '@ampdeck/api/texts'

export const pileTexts = texts({
  pile: ['Pile {code}', '电桩 {code}'],
  temporary: ['Temporary', '临时'],
  firmware: ['Firmware', '固件'],
  update: ['{version} is available', '可升级到 {version}'],
  noFirmware: ['Not reported', '未上报'],
  heartbeat: ['Heartbeat', '心跳'],
  never: ['Never', '从未'],
  ago: ['{age} ago', '{age}前'],
  commands: ['Commands', '指令'],
  commandsOf: ['Commands for pile {code}', '电桩 {code} 的指令'],
  offlineNote: ['These are the last known values', '显示的是最近一次的数据'],
  notYet: ['Not yet in service', '尚未投运'],
})
