import { texts } from '@ampdeck/api/texts'

/** The names of all that a request can say. */
export const fieldTexts = texts({
  message: ['Report', '上报内容'],
  keys: ['Keys', '配置项'],
  key: ['Key', '配置项'],
  value: ['Value', '值'],
  location: ['Address', '地址'],
  log: ['Log', '日志'],
  from: ['From', '开始时间'],
  to: ['To', '结束时间'],
  retrieveAt: ['Fetched at', '下载时间'],
  retries: ['Retries', '重试次数'],
  version: ['Version of the list', '名单版本'],
  update: ['Kind of update', '更新方式'],
  cards: ['Card numbers or identifiers', '卡号或识别码'],
  removed: ['Cards to remove', '移除的卡号'],
  card: ['Card number or identifier', '卡号或识别码'],
  minutes: ['Minutes', '分钟'],
  kW: ['Limit (kW)', '上限（kW）'],
  periods: ['Later limits', '后续时段'],
  seconds: ['Seconds', '时长（秒）'],
  purpose: ['Applies to', '限制对象'],
  vendorId: ['Vendor id', '厂商标识'],
  messageId: ['Message id', '报文标识'],
  data: ['Data', '数据'],
  use: ['Used for', '用途'],
  certificate: ['Certificate (PEM)', '证书（PEM）'],
  hashAlgorithm: ['Hash algorithm', '哈希算法'],
  issuerNameHash: ['Hash of the issuer’s name', '颁发者名称哈希'],
  issuerKeyHash: ['Hash of the issuer’s key', '颁发者公钥哈希'],
  serialNumber: ['Serial number', '序列号'],
  kept: ['Kept among', '所属证书'],
})

/** What stands below a field. */
export const hintTexts = texts({
  keys: [
    'One per line; leave empty to read all. 1.6: HeartbeatInterval; 2.x: OCPPCommCtrlr.HeartbeatInterval',
    '每行一个；留空则读取全部。1.6：HeartbeatInterval；2.x：OCPPCommCtrlr.HeartbeatInterval',
  ],
  key: [
    '1.6: HeartbeatInterval; 2.x: OCPPCommCtrlr.HeartbeatInterval',
    '例如 1.6：HeartbeatInterval；2.x：OCPPCommCtrlr.HeartbeatInterval',
  ],
  cards: ['One per line', '每行一个'],
  removed: ['One per line; of a differential update', '每行一个；仅用于差异更新'],
  retrieveAt: ['Empty: at once', '留空则立即下载'],
  periods: [
    'One per line, as second after the begin = kW: 3600 = 20',
    '每行一个，格式为“开始后的秒数 = 千瓦”，例如 3600 = 20',
  ],
  seconds: ['Empty: until it is cancelled', '留空则持续到解除为止'],
  purpose: ['Empty: a pile as a whole, or each charge of a gun', '留空：电桩为整桩，充电枪为每次充电'],
  location: ['http, https, ftp or sftp', 'http、https、ftp 或 sftp'],
})

/** The words of a choice; the standard's own names have none. */
export const choiceTexts = texts({
  full: ['Replace the whole list', '替换整个名单'],
  differential: ['Add to the list and remove from it', '追加与移除'],
  diagnostics: ['Diagnostics', '诊断日志'],
  security: ['Security events (1.6 with the security extension, 2.x)', '安全日志（1.6 安全扩展、2.x）'],
  pile: ['The pile as a whole', '整桩'],
  default: ['Each charge', '每次充电'],
  transaction: ['The running charge', '当前充电'],
  true: ['Yes', '是'],
  false: ['No', '否'],
  central: ['This server', '本平台'],
  manufacturer: ['The manufacturer’s firmware', '厂商固件'],
  v2g: ['Plug & Charge: piles (V2G root)', '即插即充：充电桩（V2G 根证书）'],
  mo: ['Plug & Charge: contracts (MO root)', '即插即充：合约（MO 根证书）'],
  v2gChain: ['Plug & Charge: the pile’s own chain', '即插即充：电桩自身证书链'],
  ownCertificates: ['The pile’s own', '电桩自身'],
  plugAndCharge: ['Plug & Charge (differs in 1.6 only)', '即插即充（仅 1.6 有区别）'],
})

/** What became of a setting, in the words of both versions; another word is shown as it is. */
export const statusTexts = texts({
  Accepted: ['applied', '已生效'],
  RebootRequired: ['takes effect after a restart', '重启后生效'],
  Rejected: ['refused', '被拒绝'],
  NotSupported: ['not supported by the pile', '电桩不支持'],
  UnknownComponent: ['not supported by the pile', '电桩不支持'],
  UnknownVariable: ['not supported by the pile', '电桩不支持'],
  noAnswer: ['no answer', '无应答'],
  notSent: ['not sent', '未下发'],
})

export const requestTexts = texts({
  more: ['More commands', '更多指令'],
  title: ['Command to {name}', '对 {name} 下达指令'],
  titleMany: ['Command to {count} piles or guns', '对所选 {count} 个设备下达指令'],
  request: ['Command', '指令'],
  message: ['Message', '报文'],
  version: ['Version', '版本'],
  versionHint: [
    'Piles of another version are asked where it has the same message',
    '其他版本的电桩在其版本含相同报文时同样下发',
  ],
  jsonWith: ['JSON with {names}', 'JSON，包含 {names}'],
  notRead: ['The messages of the standard could not be loaded', '标准报文加载失败'],
  endsCharge: ['Also where a charge is running', '正在充电的也执行'],
  softReset: [
    'Also where a charge is running: it is ended normally first',
    '正在充电的也执行：先正常结束充电',
  ],
  answer: ['Answer', '应答'],
  keyOf: ['Key', '配置项'],
  valueOf: ['Value', '值'],
  readOnly: ['read only', '只读'],
  partial: ['The pile has not sent everything', '电桩未发送全部内容'],
})
