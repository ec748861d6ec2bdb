import { texts } from '@ampdeck/api/texts'

export const plugAndChargeTexts = texts({
  title: ['Plug & Charge', '即插即充'],
  away: ['When the provider does not answer', '服务方无应答时'],
  address: [
    'https; asked by POST with JSON as the documentation describes',
    '须为 https，按文档说明以 POST 方式发送 JSON',
  ],
  kept: ['A token is stored. Leave this empty to keep it', '令牌已保存，留空则保持不变'],
  noToken: ['None is stored. It is never shown again', '尚未保存，保存后不可查看'],
  timeout: ['The driver waits meanwhile', '等待期间车主无法开始充电'],
  partyId: ['Two letters of the country and three of the provider', '两位国家代码加三位运营方代码'],
  roots: ['Root certificates', '根证书'],
  rootsWhat: [
    'Install them at piles: Remote control, More commands, Install certificate.',
    '请在“远程控制”的“更多指令”中用“安装证书”下发到电桩。',
  ],
  mo: ['MO root (contracts)', 'MO 根证书（合约）'],
  v2g: ['V2G root (piles)', 'V2G 根证书（充电桩）'],
  test: ['Test connection', '测试连接'],
  tested: ['As it was saved last', '按上次保存的设置测试'],
  fine: ['The provider answered within {ms} ms', '服务方已应答，用时 {ms} 毫秒'],
  failed: ['The provider did not answer: {answer}', '服务方无应答：{answer}'],
  saved: ['Plug & Charge saved', '即插即充设置已保存'],
})
