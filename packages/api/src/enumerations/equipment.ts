import { enumeration } from '../enumeration.ts'

/** Guns of a pile are lettered 0-25 = A-Z, 26-51 = a-z. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The numbers of all gun letters, 0 to 51. */
export const gunLetters: readonly number[] = Array.from(LETTERS, (_, index) => index)

/** The letter on a gun; a number that has none is shown as itself. */
export function letterOf(gunLetter: number): string {
  return LETTERS[gunLetter] ?? String(gunLetter)
}

/** The number of a letter, or nothing for anything but one letter. */
export function gunLetterOf(letter: string): number | undefined {
  const found = letter.length === 1 ? LETTERS.indexOf(letter) : -1
  return found < 0 ? undefined : found
}

export const stationStatus = enumeration('StationStatus', {
  unknown: [0, 'Unknown', '未知', 'unknown', 'off'],
  open: [1, 'Open', '开放', 'open', 'good'],
  closed: [2, 'Closed', '关闭', 'closed', 'off'],
  building: [3, 'Building', '建设中', 'building', 'off'],
  maintenance: [4, 'Maintenance', '维护', 'paused', 'warning'],
})

/** What an operator makes of a station's guns and alarms; derived, never stored. */
export const serviceStatus = enumeration('ServiceStatus', {
  idle: [1, 'Idle', '空闲', 'idle', 'good'],
  halfIdle: [2, 'Half idle', '半空闲', 'preparing', 'waiting'],
  busy: [3, 'Busy', '繁忙', 'busy', 'done'],
  charging: [4, 'Charging', '满充', 'charging', 'busy'],
  offline: [5, 'Offline', '离线', 'offline', 'off'],
  alarm: [6, 'Alarm', '告警', 'alarm', 'warning'],
})

export const operationType = enumeration('OperationType', {
  self: [1, 'Self-operated', '自营'],
  joint: [2, 'Joint', '合营'],
  entrusted: [3, 'Entrusted', '委托'],
  leased: [4, 'Leased', '租赁'],
})

export const gunStatus = enumeration('GunStatus', {
  idle: [1, 'Idle', '空闲', 'idle', 'good'],
  preparing: [2, 'Preparing', '准备中', 'preparing', 'waiting'],
  charging: [3, 'Charging', '充电中', 'charging', 'busy'],
  full: [4, 'Full', '已充满', 'full', 'done'],
  offline: [5, 'Offline', '离线', 'offline', 'off'],
  alarm: [6, 'Alarm', '告警', 'alarm', 'warning'],
  fault: [7, 'Fault', '故障', 'fault', 'bad'],
  reserved: [8, 'Reserved', '已预约', 'reserved', 'reserved'],
})

/** The plug of a gun; GB/T, CCS2 and ChaoJi are names of standards. */
export const connector = enumeration('Connector', {
  gbtAc: [1, 'GB/T AC', '国标交流'],
  gbtDc: [2, 'GB/T DC', '国标直流'],
  ccs2: [3, 'CCS2', 'CCS2'],
  chaoJi: [4, 'ChaoJi', 'ChaoJi'],
})

export const currentType = enumeration('CurrentType', {
  ac: [1, 'AC', '交流'],
  dc: [2, 'DC', '直流'],
  acDc: [3, 'AC and DC', '交直流'],
})

export const pileStatus = enumeration('PileStatus', {
  online: [1, 'Online', '在线', 'open', 'good'],
  offline: [2, 'Offline', '离线', 'offline', 'off'],
  disabled: [3, 'Disabled', '已停用', 'closed', 'off'],
  notCommissioned: [4, 'Not commissioned', '未投运', 'building', 'off'],
})

export const pileGunLayout = enumeration('PileGunLayout', {
  one: ['ONE_GUN', 'One gun', '单枪'],
  two: ['TWO_GUN', 'Two guns', '双枪'],
  four: ['FOUR_GUN', 'Four guns', '四枪'],
  more: ['MORE_GUN', 'More guns', '多枪'],
})

export const pileCommand = enumeration('PileCommand', {
  disable: [1, 'Disable', '停用'],
  enable: [2, 'Enable', '启用'],
  reset: [3, 'Reset', '重启'],
  unlock: [4, 'Unlock gun', '解锁充电枪'],
})

/** Everything that is sent to piles as a durable command: those of the specification, then starts and stops of charges. */
export const commandKind = enumeration('CommandKind', {
  disable: [1, 'Disable', '停用'],
  enable: [2, 'Enable', '启用'],
  reset: [3, 'Reset', '重启'],
  unlock: [4, 'Unlock gun', '解锁充电枪'],
  remoteStart: [5, 'Remote start', '远程启动'],
  remoteStop: [6, 'Remote stop', '远程停止'],
  other: [9, 'Other command', '其他指令'],
  trigger: [10, 'Ask for a report', '请求上报'],
  readConfiguration: [11, 'Read configuration', '读取配置'],
  changeConfiguration: [12, 'Change configuration', '修改配置'],
  softReset: [13, 'Soft reset', '软重启'],
  clearCache: [14, 'Clear card cache', '清除卡缓存'],
  diagnostics: [15, 'Upload diagnostics', '上传诊断日志'],
  firmware: [16, 'Update firmware', '升级固件'],
  readLocalList: [17, 'Read local list version', '读取本地名单版本'],
  sendLocalList: [18, 'Send local list', '下发本地名单'],
  reserve: [19, 'Reserve', '预约'],
  cancelReservation: [20, 'Cancel reservation', '取消预约'],
  setLimit: [21, 'Limit power', '限制功率'],
  clearLimit: [22, 'Lift power limit', '解除功率限制'],
  readLimit: [23, 'Read power limit', '读取功率限制'],
  dataTransfer: [24, 'Vendor command', '厂商自定义指令'],
  installCertificate: [25, 'Install certificate', '安装证书'],
  readCertificates: [26, 'Read certificates', '读取证书'],
  deleteCertificate: [27, 'Delete certificate', '删除证书'],
  changePassword: [28, 'Change pile password', '更换电桩密码'],
  applyTemplate: [29, 'Apply configuration template', '下发配置模板'],
  raw: [30, 'Message of the standard', '标准报文'],
  setMonitor: [60, 'Watch a variable (2.x)', '设置变量监控（2.x）'],
  clearMonitors: [61, 'Remove monitors (2.x)', '清除变量监控（2.x）'],
  monitoringBase: [62, 'Choose monitors (2.x)', '选择监控范围（2.x）'],
  monitoringLevel: [63, 'Lowest severity reported (2.x)', '设置监控上报级别（2.x）'],
  readMonitors: [64, 'Read monitors (2.x)', '读取变量监控（2.x）'],
  readReport: [65, 'Read components (2.x)', '读取部件变量（2.x）'],
  readProfiles: [66, 'Read charging profiles (2.x)', '读取充电曲线（2.x）'],
  transactionStatus: [67, 'Read charge status (2.x)', '读取交易状态（2.x）'],
  customerInformation: [68, 'Customer data at the pile (2.x)', '桩内客户信息（2.x）'],
  setDisplay: [69, 'Show a message (2.x)', '设置屏幕消息（2.x）'],
  readDisplays: [70, 'Read shown messages (2.x)', '读取屏幕消息（2.x）'],
  clearDisplay: [71, 'Remove a message (2.x)', '清除屏幕消息（2.x）'],
  sendTariff: [72, 'Send the price (2.1)', '下发电价（2.1）'],
  changeTariff: [73, 'Send the charge’s price (2.1)', '下发本次充电电价（2.1）'],
  readTariffs: [74, 'Read prices (2.1)', '读取电价（2.1）'],
  clearTariffs: [75, 'Remove prices (2.1)', '清除电价（2.1）'],
  priorityCharging: [76, 'Priority charging (2.1)', '优先充电（2.1）'],
  setDerControl: [77, 'Set grid control (2.1)', '设置并网控制（2.1）'],
  readDerControl: [78, 'Read grid control (2.1)', '读取并网控制（2.1）'],
  clearDerControl: [79, 'Remove grid control (2.1)', '清除并网控制（2.1）'],
})

export const commandState = enumeration('CommandState', {
  queued: [1, 'Queued', '排队中', 'waiting', 'waiting'],
  sent: [2, 'Sent', '已下发', 'sending', 'busy'],
  accepted: [3, 'Accepted', '已接受', 'preparing', 'busy'],
  rejected: [4, 'Rejected', '已拒绝', 'fault', 'bad'],
  timedOut: [5, 'Timed out', '已超时', 'alarm', 'warning'],
  done: [6, 'Done', '已完成', 'good', 'good'],
})

export const protocol = enumeration('Protocol', {
  ocpp16: [1, 'OCPP 1.6J', 'OCPP 1.6J'],
  ocpp201: [2, 'OCPP 2.0.1', 'OCPP 2.0.1'],
  gbt27930: [3, 'GB/T 27930 gateway', 'GB/T 27930 网关'],
  ykc: [4, 'YKC cloud protocol', '云快充协议'],
  vendor: [5, 'Vendor private', '厂商私有协议'],
  ocpp21: [6, 'OCPP 2.1', 'OCPP 2.1'],
})

/** What happens at a gun, as piles report it. */
export const eventType = enumeration('EventType', {
  boot: [1, 'Boot', '启动'],
  online: [2, 'Online', '上线'],
  offline: [3, 'Offline', '离线'],
  plugIn: [4, 'Plug in', '插枪'],
  plugOut: [5, 'Plug out', '拔枪'],
  start: [6, 'Start', '开始充电'],
  stop: [7, 'Stop', '停止充电'],
  alarmOn: [8, 'Alarm on', '告警发生'],
  alarmOff: [9, 'Alarm off', '告警恢复'],
  configuration: [10, 'Configuration', '配置变更'],
  firmware: [11, 'Firmware', '固件变更'],
})

/** Whose mobile network a pile's SIM card uses. */
export const carrier = enumeration('Carrier', {
  mobile: [1, 'China Mobile', '中国移动'],
  unicom: [2, 'China Unicom', '中国联通'],
  telecom: [3, 'China Telecom', '中国电信'],
  other: [9, 'Other', '其他'],
})

export const firmwareKind = enumeration('FirmwareKind', {
  tcu: [1, 'Main board TCU program', '主板 TCU 程序'],
  ccu: [2, 'CCU program', 'CCU 程序'],
  mnu: [3, 'MNU program', 'MNU 程序'],
  boardConfiguration: [4, 'Main board configuration', '主板配置'],
  other: [9, 'Other', '其他'],
})

export const firmwareState = enumeration('FirmwareState', {
  draft: [1, 'Draft', '草稿', 'waiting', 'waiting'],
  released: [2, 'Released', '已发布', 'good', 'good'],
  withdrawn: [3, 'Withdrawn', '已撤回', 'unknown', 'off'],
})

export const firmwareTaskMode = enumeration('FirmwareTaskMode', {
  now: [1, 'Now', '立即'],
  atTime: [2, 'At a time', '定时'],
  whenIdle: [3, 'When the pile is idle', '空闲时'],
})

export const firmwareTaskState = enumeration('FirmwareTaskState', {
  running: [1, 'Running', '进行中', 'sending', 'busy'],
  done: [2, 'Done', '已完成', 'good', 'good'],
  stopped: [3, 'Stopped: too many failed', '已中止：失败过多', 'fault', 'bad'],
  cancelled: [4, 'Cancelled', '已取消', 'unknown', 'off'],
})

/** What a company is to the operator's stations. */
export const operatingUnitKind = enumeration('OperatingUnitKind', {
  own: [1, 'Own', '自有'],
  partner: [2, 'Partner', '合作方'],
  siteOwner: [3, 'Site owner', '场地方'],
  investor: [4, 'Investor', '投资方'],
})

/** Makers of piles. All names are invented. */
export const manufacturer = enumeration('Manufacturer', {
  lanling: [1, 'Lanling Electric', '岚凌电气'],
  qingzhou: [2, 'Qingzhou Power', '青洲电力'],
  yunhe: [3, 'Yunhe Charging', '云禾充电'],
  beichen: [4, 'Beichen Energy', '北宸能源'],
  haiyan: [5, 'Haiyan Technology', '海岩科技'],
  mingtu: [6, 'Mingtu Intelligence', '鸣途智能'],
  shuoguang: [7, 'Shuoguang Electric', '朔光电气'],
  jinlan: [8, 'Jinlan Equipment', '锦岚装备'],
  fengyuan: [9, 'Fengyuan Power', '沣源动力'],
  zhelin: [10, 'Zhelin Electronics', '哲林电子'],
  tianmu: [11, 'Tianmu Charging', '天牧充电'],
  ruichi: [12, 'Ruichi Energy', '睿驰能源'],
  hengpu: [13, 'Hengpu Technology', '恒璞科技'],
  luming: [14, 'Luming Electric', '鹿鸣电气'],
  xingcheng: [15, 'Xingcheng Equipment', '星澄装备'],
  wanqu: [16, 'Wanqu Intelligence', '万渠智能'],
  chaoyue: [17, 'Chaoyue Power', '潮岳动力'],
  guyu: [18, 'Guyu Electronics', '谷屿电子'],
  songtao: [19, 'Songtao Energy', '松涛能源'],
  other: [20, 'Other manufacturer', '其他厂商'],
})

/** How the power electronics of a pile lose their heat. */
export const coolingKind = enumeration('CoolingKind', {
  air: [1, 'Air', '风冷'],
  liquid: [2, 'Liquid', '液冷'],
  natural: [3, 'Natural', '自然冷却'],
})

/** What an electricity meter measures. */
export const meterKind = enumeration('MeterKind', {
  grid: [1, 'Grid', '电网'],
  pile: [2, 'Pile', '电桩'],
  pv: [3, 'PV', '光伏'],
})
