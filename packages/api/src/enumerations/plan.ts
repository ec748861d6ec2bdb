import { enumeration } from '../enumeration.ts'

/** The life of a charging plan. */
export const chargePlanState = enumeration('ChargePlanState', {
  draft: [1, 'Draft', '草稿', 'building', 'off'],
  on: [2, 'Running', '执行中', 'busy', 'busy'],
  off: [3, 'Stopped', '已停止', 'paused', 'warning'],
  done: [4, 'Done', '已完成', 'full', 'done'],
})

export const planCycle = enumeration('PlanCycle', {
  once: [1, 'Once', '一次'],
  daily: [2, 'Every day', '每天'],
})

/** What became of a planned charge. */
export const planRunState = enumeration('PlanRunState', {
  waiting: [1, 'Waiting', '待充电', 'waiting', 'waiting'],
  starting: [2, 'Starting', '启动中', 'preparing', 'waiting'],
  charging: [3, 'Charging', '充电中', 'charging', 'busy'],
  done: [4, 'Done', '已完成', 'full', 'done'],
  short: [5, 'Below target', '未达目标', 'alarm', 'warning'],
  missed: [6, 'Not charged', '未充电', 'fault', 'bad'],
})

/** Why a planned charge is not as it was planned. */
export const planNote = enumeration('PlanNote', {
  late: ['late', 'Not plugged in at its time', '到点未插枪'],
  gunTaken: ['gunTaken', 'Its gun was taken', '充电枪被占用'],
  gunBroken: ['gunBroken', 'Its gun is out of order', '充电枪故障'],
  linkLost: ['linkLost', 'Its pile lost the link', '电桩离线'],
  refused: ['refused', 'The start was refused', '启动被拒绝'],
  time: ['time', 'It stays too short', '停留时间不足'],
  room: ['room', 'Not enough guns or power', '充电枪或功率不足'],
  stopped: ['stopped', 'The charge ended early', '充电提前结束'],
})
