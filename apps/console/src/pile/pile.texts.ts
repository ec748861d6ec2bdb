import { texts } from '@ampdeck/api/texts'

/** Words that the screens of piles share. */
export const pileWords = texts({
  guns: ['Guns', '充电枪'],
  gun: ['Gun {letter}', '{letter} 枪'],
  voltage: ['Voltage', '电压'],
  current: ['Current', '电流'],
  energy: ['Energy', '电量'],
  temperature: ['Temperature', '温度'],
  power: ['Power', '功率'],
  start: ['Start', '启动'],
  stop: ['Stop', '停止'],
  offline: ['The pile is offline', '电桩离线'],
  sent: ['{command} sent to {name}', '{command}已下发至 {name}'],
  ago: ['{age} ago', '{age}前'],
  never: ['Never connected', '从未连接'],
  pile: ['Pile', '电桩'],
  events: ['Events', '事件'],
  noEvents: ['No events yet', '暂无事件'],
  noEventsText: [
    'Boots, connections, plug-ins and charges of this pile appear here.',
    '此电桩的启动、上下线、插拔枪和充电将显示在此处。',
  ],
})
