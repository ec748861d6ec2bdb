import { enumeration } from '../enumeration.ts'

/** What a charge strategy does: the first five end a charge, the last one limits the power of the piles. */
export const strategyKind = enumeration('StrategyKind', {
  full: [1, 'Until full', '充满为止'],
  amount: [2, 'By amount', '按金额'],
  energy: [3, 'By energy', '按电量'],
  minutes: [4, 'By minutes', '按时长'],
  soc: [5, 'By SOC', '按 SOC'],
  powerCurve: [6, 'Power limit curve', '功率限制曲线'],
})

/** What limits the power of a station or of one charge. */
export const powerLimitSource = enumeration('PowerLimitSource', {
  strategy: [1, 'Charge strategy', '充电策略'],
  timedTask: [2, 'Timed task', '定时任务'],
  weather: [3, 'Weather rule', '天气规则'],
  transformer: [4, 'Transformer of the station', '场站变压器'],
  maxDemand: [5, 'Maximum demand of the station', '场站最大需量'],
  plan: [6, 'Charging plan', '充电计划'],
  byHand: [7, 'Limit set by hand', '手动限功率'],
})

export const timedTaskKind = enumeration('TimedTaskKind', {
  enableGuns: [1, 'Enable guns', '启用充电枪'],
  publishPrices: [2, 'Publish prices', '下发计费模型'],
  limitPower: [3, 'Limit power', '限制功率'],
  syncClock: [4, 'Check clocks', '校对时钟'],
  restart: [5, 'Restart piles', '重启电桩'],
  disableGuns: [6, 'Disable guns', '停用充电枪'],
})

/** How a run of a timed task came about, and how it ended. */
export const timedRunState = enumeration('TimedRunState', {
  running: [1, 'Running', '执行中', 'charging', 'busy'],
  done: [2, 'Done', '成功', 'good', 'good'],
  partly: [3, 'Partly done', '部分成功', 'alarm', 'warning'],
  failed: [4, 'Failed', '失败', 'fault', 'bad'],
  missed: [5, 'Missed', '已错过', 'offline', 'off'],
})

export const timedRunOrigin = enumeration('TimedRunOrigin', {
  clock: [1, 'By the clock', '定时'],
  person: [2, 'By hand', '手动'],
})

/** The sky, as the built-in feed tells it. */
export const weatherSky = enumeration('WeatherSky', {
  clear: [1, 'Clear', '晴'],
  cloudy: [2, 'Cloudy', '多云'],
  overcast: [3, 'Overcast', '阴'],
  rain: [4, 'Rain', '雨'],
  storm: [5, 'Rainstorm', '暴雨'],
  snow: [6, 'Snow', '雪'],
})

/** What a weather rule looks at. */
export const weatherMeasure = enumeration('WeatherMeasure', {
  temperatureAbove: [1, 'Temperature at least', '气温不低于'],
  temperatureBelow: [2, 'Temperature at most', '气温不高于'],
  rainAbove: [3, 'Rain an hour at least', '小时雨量不低于'],
  windAbove: [4, 'Wind at least', '风速不低于'],
})

/** What a weather rule does while it holds. */
export const weatherAction = enumeration('WeatherAction', {
  limitPower: [1, 'Limit power', '限制功率'],
  pauseOccupy: [2, 'Pause occupy fees', '暂停占位费'],
  notice: [3, 'Notice only', '仅提醒'],
})
