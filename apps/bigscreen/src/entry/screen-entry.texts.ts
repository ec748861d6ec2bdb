import { texts } from '@ampdeck/api/texts'

export const screenTexts = texts({
  pair: ['Connect this screen', '连接此屏幕'],
  pairWay: [
    'In the console, open Cockpit, Walls, choose the wall and type this code under “Connect by code”.',
    '在控制台打开“驾驶舱 / 大屏管理”，选择大屏，在“配对码连接”中输入此配对码。',
  ],
  ended: ['This link is no longer valid', '此链接已失效'],
  endedWay: [
    'Ask for a new link, or connect this screen by a code.',
    '请获取新的链接，或使用配对码连接此屏幕。',
  ],
  unreachable: ['The server cannot be reached', '无法连接服务器'],
  unreachableWay: ['The screen tries again every few seconds.', '屏幕会每隔几秒自动重试。'],
})
