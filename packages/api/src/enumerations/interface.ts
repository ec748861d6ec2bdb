import { enumeration } from '../enumeration.ts'

/** Station status towards interconnected platforms, with the codes of T/CEC 102. */
export const interflowStationStatus = enumeration('InterflowStationStatus', {
  unknown: [0, 'Unknown', '未知', 'unknown', 'off'],
  building: [1, 'Building', '建设中', 'building', 'off'],
  offline: [5, 'Offline', '关闭下线', 'offline', 'off'],
  maintenance: [6, 'Maintenance', '维护中', 'paused', 'warning'],
  normalUse: [50, 'Normal use', '正常使用', 'open', 'good'],
})

export const interfacePlatform = enumeration('InterfacePlatform', {
  provincialRegulator: [1, 'Provincial regulator', '省级监管平台'],
  cityRegulator: [2, 'City regulator', '市级监管平台'],
  nationalMonitoring: [3, 'National monitoring', '国家监测平台'],
  roamingOperator: [4, 'Roaming operator', '互联互通运营商'],
  aggregator: [5, 'Aggregator', '聚合平台'],
  mapProvider: [6, 'Map provider', '地图服务商'],
  gridDemandResponse: [7, 'Grid demand response', '电网需求响应'],
})

export const gateBrand = enumeration('GateBrand', {
  jieShun: [1, 'JieShun', '捷顺'],
  keTuo: [2, 'KeTuo', '科拓'],
  hikVision: [3, 'HikVision', '海康威视'],
  daHua: [4, 'DaHua', '大华'],
  blueCard: [5, 'BlueCard', '蓝卡'],
  other: [9, 'Other', '其他'],
})

export const gatePushType = enumeration('GatePushType', {
  chargeStart: [1, 'Charge start', '充电开始'],
  chargeEnd: [2, 'Charge end', '充电结束'],
  freeParkingVoucher: [3, 'Free-parking voucher', '免费停车券'],
  plateEntry: [4, 'Plate entry', '车辆入场'],
  plateExit: [5, 'Plate exit', '车辆出场'],
})

/** The way of a push to a gate, a platform or a pile. A cancelled push reads as unknown. */
export const pushStatus = enumeration(
  'PushStatus',
  {
    pending: [1, 'Pending push', '待推送', 'waiting', 'waiting'],
    pushing: [2, 'Pushing', '推送中', 'sending', 'busy'],
    rePushing: [3, 'Re-pushing', '重推中', 'again', 'busy'],
    failed: [4, 'Push failed', '推送失败', 'fault', 'bad'],
    success: [5, 'Push success', '推送成功', 'good', 'good'],
    unknown: [9, 'Unknown', '未知', 'unknown', 'off'],
  },
  'unknown',
)

/** Which way a frame went: from the pile or to it. */
export const messageDirection = enumeration('MessageDirection', {
  up: [1, 'From the pile', '上行'],
  down: [2, 'To the pile', '下行'],
})

/** What a frame is, by OCPP-J's message type. */
export const frameType = enumeration('FrameType', {
  call: [2, 'Call', '请求'],
  result: [3, 'Result', '应答'],
  error: [4, 'Error', '错误'],
})

/** Who knows the Plug & Charge contracts of a seller. */
export const contractProviderKind = enumeration('ContractProviderKind', {
  embedded: [1, 'Embedded', '内置'],
  http: [2, 'HTTP interface', 'HTTP 接口'],
})

/** A certificate that has run out is still valid here: its last day says so. */
export const contractState = enumeration('ContractState', {
  valid: [1, 'Valid', '有效', 'open', 'good'],
  cancelled: [2, 'Cancelled', '已解约', 'closed', 'off'],
  revoked: [3, 'Revoked', '已吊销', 'alarm', 'bad'],
})
