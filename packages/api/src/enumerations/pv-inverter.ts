import { type CodeOf, enumeration } from '../enumeration.ts'

/** States as the inverter's state register reports them, 0 to 49152. */
export const pvInverterState = enumeration('PvInverterState', {
  standbyInitialising: [0, 'Standby: initialising', '待机：初始化'],
  insulationCheck: [1, 'Standby: insulation check', '待机：绝缘检测'],
  irradiationCheck: [2, 'Standby: irradiation check', '待机：光照检测'],
  gridCheck: [3, 'Standby: grid check', '待机：电网检测'],
  starting: [256, 'Starting', '启动'],
  gridConnected: [512, 'Grid connected', '并网'],
  powerLimitedConnected: [513, 'Grid connected: power limited', '并网：限功率'],
  selfDerating: [514, 'Grid connected: self-derating', '并网：自降额'],
  offGrid: [515, 'Off-grid', '离网运行'],
  shutdownFault: [768, 'Shutdown: fault', '停机：故障'],
  shutdownCommand: [769, 'Shutdown: command', '停机：指令'],
  shutdownOvgr: [770, 'Shutdown: OVGR', '停机：OVGR'],
  shutdownCommunication: [771, 'Shutdown: communication lost', '停机：通信断链'],
  shutdownPowerLimited: [772, 'Shutdown: power limited', '停机：限功率'],
  manualStartNeeded: [773, 'Shutdown: manual start needed', '停机：需手动开机'],
  dcSwitchOpen: [774, 'Shutdown: DC switch open', '停机：直流开关断开'],
  rapidShutdown: [775, 'Shutdown: rapid shutdown', '停机：快速关断'],
  inputUnderpower: [776, 'Shutdown: input underpower', '停机：输入功率不足'],
  nsProtection: [777, 'Shutdown: NS protection', '停机：NS 保护'],
  commandedRapidShutdown: [778, 'Shutdown: commanded rapid shutdown', '停机：指令快速关断'],
  gridCosPhiP: [1025, 'Grid scheduling: cosφ-P', '电网调度：cosφ-P'],
  gridQU: [1026, 'Grid scheduling: Q-U', '电网调度：Q-U'],
  gridPfU: [1027, 'Grid scheduling: PF-U', '电网调度：PF-U'],
  gridDryContact: [1028, 'Grid scheduling: dry contact', '电网调度：干接点'],
  gridQP: [1029, 'Grid scheduling: Q-P', '电网调度：Q-P'],
  readyForTest: [1280, 'Ready for test', '测试就绪'],
  testing: [1281, 'Testing', '测试中'],
  inspection: [1536, 'Inspection', '巡检'],
  afciCheck: [1792, 'AFCI check', 'AFCI 自检'],
  ivScan: [2048, 'I-V scan', 'I-V 扫描'],
  dcInputCheck: [2304, 'DC input check', '直流输入检测'],
  offGridCharging: [2560, 'Off-grid charging', '离网充电'],
  standbyNoIrradiation: [40960, 'Standby: no irradiation', '待机：无光照'],
  standbyNoDcInput: [40961, 'Standby: no DC input', '待机：无直流输入'],
  loggerCommunicationLost: [45056, 'Logger: communication lost', '采集器：通信中断'],
  loggerLoading: [49152, 'Logger: loading', '采集器：加载中'],
})

export type PvInverterState = CodeOf<typeof pvInverterState>

/** What a state means for colours: producing, stopped, waiting, or a service state. */
export type PvInverterGroup = 'running' | 'fault' | 'standby' | 'other'

export function pvInverterGroup(state: number): PvInverterGroup {
  if (state >= 512 && state <= 515) return 'running'
  if (state >= 768 && state <= 778) return 'fault'
  if ((state >= 0 && state <= 3) || state === 40960 || state === 40961) return 'standby'
  return 'other'
}
