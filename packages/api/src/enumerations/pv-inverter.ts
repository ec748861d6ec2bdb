import { type CodeOf, enumeration } from '../enumeration.ts'

/**
 * States as the inverter's state register reports them, 0 to 49152. Thirty-six states have four looks: producing, waiting,
 * stopped, or a service state; the word tells them apart.
 */
export const pvInverterState = enumeration('PvInverterState', {
  standbyInitialising: [0, 'Standby: initialising', '待机：初始化', 'paused', 'waiting'],
  insulationCheck: [1, 'Standby: insulation check', '待机：绝缘检测', 'paused', 'waiting'],
  irradiationCheck: [2, 'Standby: irradiation check', '待机：光照检测', 'paused', 'waiting'],
  gridCheck: [3, 'Standby: grid check', '待机：电网检测', 'paused', 'waiting'],
  starting: [256, 'Starting', '启动', 'preparing', 'busy'],
  gridConnected: [512, 'Grid connected', '并网', 'open', 'good'],
  powerLimitedConnected: [513, 'Grid connected: power limited', '并网：限功率', 'open', 'good'],
  selfDerating: [514, 'Grid connected: self-derating', '并网：自降额', 'open', 'good'],
  offGrid: [515, 'Off-grid', '离网运行', 'open', 'good'],
  shutdownFault: [768, 'Shutdown: fault', '停机：故障', 'fault', 'bad'],
  shutdownCommand: [769, 'Shutdown: command', '停机：指令', 'fault', 'bad'],
  shutdownOvgr: [770, 'Shutdown: OVGR', '停机：OVGR', 'fault', 'bad'],
  shutdownCommunication: [771, 'Shutdown: communication lost', '停机：通信断链', 'fault', 'bad'],
  shutdownPowerLimited: [772, 'Shutdown: power limited', '停机：限功率', 'fault', 'bad'],
  manualStartNeeded: [773, 'Shutdown: manual start needed', '停机：需手动开机', 'fault', 'bad'],
  dcSwitchOpen: [774, 'Shutdown: DC switch open', '停机：直流开关断开', 'fault', 'bad'],
  rapidShutdown: [775, 'Shutdown: rapid shutdown', '停机：快速关断', 'fault', 'bad'],
  inputUnderpower: [776, 'Shutdown: input underpower', '停机：输入功率不足', 'fault', 'bad'],
  nsProtection: [777, 'Shutdown: NS protection', '停机：NS 保护', 'fault', 'bad'],
  commandedRapidShutdown: [778, 'Shutdown: commanded rapid shutdown', '停机：指令快速关断', 'fault', 'bad'],
  gridCosPhiP: [1025, 'Grid scheduling: cosφ-P', '电网调度：cosφ-P', 'preparing', 'busy'],
  gridQU: [1026, 'Grid scheduling: Q-U', '电网调度：Q-U', 'preparing', 'busy'],
  gridPfU: [1027, 'Grid scheduling: PF-U', '电网调度：PF-U', 'preparing', 'busy'],
  gridDryContact: [1028, 'Grid scheduling: dry contact', '电网调度：干接点', 'preparing', 'busy'],
  gridQP: [1029, 'Grid scheduling: Q-P', '电网调度：Q-P', 'preparing', 'busy'],
  readyForTest: [1280, 'Ready for test', '测试就绪', 'preparing', 'busy'],
  testing: [1281, 'Testing', '测试中', 'preparing', 'busy'],
  inspection: [1536, 'Inspection', '巡检', 'preparing', 'busy'],
  afciCheck: [1792, 'AFCI check', 'AFCI 自检', 'preparing', 'busy'],
  ivScan: [2048, 'I-V scan', 'I-V 扫描', 'preparing', 'busy'],
  dcInputCheck: [2304, 'DC input check', '直流输入检测', 'preparing', 'busy'],
  offGridCharging: [2560, 'Off-grid charging', '离网充电', 'preparing', 'busy'],
  standbyNoIrradiation: [40960, 'Standby: no irradiation', '待机：无光照', 'paused', 'waiting'],
  standbyNoDcInput: [40961, 'Standby: no DC input', '待机：无直流输入', 'paused', 'waiting'],
  loggerCommunicationLost: [45056, 'Logger: communication lost', '采集器：通信中断', 'preparing', 'busy'],
  loggerLoading: [49152, 'Logger: loading', '采集器：加载中', 'preparing', 'busy'],
})

export type PvInverterState = CodeOf<typeof pvInverterState>

/** The states by what an operator makes of them. */
export const pvGroup = enumeration('PvGroup', {
  running: [1, 'Running', '运行', 'open', 'good'],
  fault: [2, 'Fault', '故障', 'fault', 'bad'],
  standby: [3, 'Standby', '待机', 'paused', 'waiting'],
  other: [4, 'Other', '其他', 'preparing', 'busy'],
})

/** Which states a group has. */
export function pvStatesOf(group: CodeOf<typeof pvGroup>): readonly PvInverterState[] {
  const tone = pvGroup.mark(group)?.tone
  return pvInverterState.codes.filter((state) => pvInverterState.mark(state)?.tone === tone)
}
