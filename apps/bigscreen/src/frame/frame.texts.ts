import { texts } from '@ampdeck/api/texts'

export const frameTexts = texts({
  wall: ['Big screen', '运营大屏'],
  held: ['Paused: level {level} alarm open', '已停留：{level} 级告警未处理'],
  unknownScene: ['There is no scene “{name}”', '没有名为“{name}”的场景'],
  knownScenes: ['These scenes can be shown:', '可以显示以下场景：'],
  failed: ['This picture cannot be shown at the moment', '当前画面暂时无法显示'],
  failedWay: ['The wall reloads automatically.', '大屏将自动重新加载页面。'],
  ticker: ['Latest orders', '最新订单'],
  started: ['started', '开始充电'],
  noTurns: ['No charge started or ended in the last hour', '近 1 小时没有充电启停'],
  clockSlow: ['This computer is {time} slow', '本机时钟慢 {time}'],
  clockFast: ['This computer is {time} fast', '本机时钟快 {time}'],
  connecting: ['Connecting', '连接中'],
  live: ['Live', '实时'],
  delayed: ['Delayed', '数据延迟'],
  lost: ['Connection lost', '连接中断'],
  forbidden: ['Sorry, you have no access to this page', '抱歉，您无权访问此页面'],
  forbiddenWay: [
    'The big screen appears here as soon as an administrator gives your role the permission.',
    '管理员为您的角色开通“运营大屏”权限后，此处会自动显示大屏。',
  ],
})
