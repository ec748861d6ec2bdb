import { texts } from '@ampdeck/api/texts'

export const tileTexts = texts({
  minutes: ['{minutes} min', '{minutes} 分'],
  hours: ['{hours} h {minutes} min', '{hours} 小时 {minutes} 分'],
  days: ['{days} d {hours} h', '{days} 天 {hours} 小时'],
  clock: ['{hours}:{minutes} h', '{hours}:{minutes} 时'],
  wholeDays: ['{days} d', '{days} 天'],
  standing: ['for {time}', '已 {time}'],
  free: ['free {time}', '已 {time}'],
  pluggedIn: ['plugged in', '已插枪'],
  until: ['until {time}', '至 {time}'],
  lastSeen: ['last seen {time}', '离线 {time}'],
  gun: ['Gun {name}', '枪 {name}'],
  soc: ['{soc} % charged', '电量 {soc} %'],
  selected: ['selected', '已选中'],
  stale: ['not up to date', '数据已过时'],
})
