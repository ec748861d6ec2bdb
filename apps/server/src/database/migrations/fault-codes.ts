/*
 * What the codes of OCPP 1.6 mean, and those of the two pile families whose makers tell more, in both languages, as
 * the platform's own lines: a seller may put another in their place.
 */

type Line = [
  code: string,
  protocol: number,
  level: number,
  text: string,
  textEn: string,
  advice: string,
  adviceEn: string,
]

const OCPP16 = 1
const VENDOR = 5

// biome-ignore format: one code, one line
export const faultCodes: readonly Line[] = [
  ['GroundFailure', OCPP16, 1, '接地故障', 'Ground failure', '停用该枪，检查接地线与漏电保护器，排除后复位', 'Take the gun out of service, check earthing and the residual-current device, then reset'],
  ['OverCurrentFailure', OCPP16, 2, '过流保护', 'Overcurrent protection', '检查线缆与接触器，确认车辆需求电流后复位', 'Check cable and contactor, compare with what the vehicle asks for, then reset'],
  ['PowerSwitchFailure', OCPP16, 2, '接触器故障', 'Contactor failure', '更换接触器前禁止充电', 'No charging before the contactor is replaced'],
  ['InternalError', OCPP16, 2, '桩内部错误', 'Internal error', '远程重启；一小时内再次出现时派单', 'Reset it remotely; send somebody when it comes again within an hour'],
  ['ResetFailure', OCPP16, 3, '重启失败', 'Reset failed', '现场断电重启', 'Switch it off and on at the site'],
  ['ConnectorLockFailure', OCPP16, 3, '枪锁故障', 'Connector lock failure', '检查电子锁与枪头，清除异物', 'Check lock and plug, remove what blocks them'],
  ['HighTemperature', OCPP16, 3, '温度过高', 'High temperature', '检查滤网与风机，必要时限功率运行', 'Check filter and fans, limit the power if need be'],
  ['PowerMeterFailure', OCPP16, 3, '电表故障', 'Power meter failure', '暂停计费并更换电表，核对最近账单', 'Stop billing by it, replace the meter, check the latest bills'],
  ['OverVoltage', OCPP16, 3, '输入过压', 'Overvoltage', '联系供电方，检查进线电压', 'Check the supply voltage with the grid operator'],
  ['UnderVoltage', OCPP16, 5, '输入欠压', 'Undervoltage', '检查进线与变压器负载', 'Check supply line and transformer load'],
  ['EVCommunicationError', OCPP16, 4, '车桩通信异常', 'Communication with the vehicle failed', '请用户重新插枪；同一车辆多次出现时记录车型', 'Plug in again; note the model when it is always the same vehicle'],
  ['ReaderFailure', OCPP16, 4, '读卡器故障', 'Card reader failure', '可扫码充电，按计划更换读卡器', 'Charging by code still works; replace the reader as planned'],
  ['LocalListConflict', OCPP16, 6, '本地名单冲突', 'Local list conflict', '重新下发本地名单', 'Send the local list again'],
  ['WeakSignal', OCPP16, 6, '通信信号弱', 'Weak signal', '检查天线位置与 SIM 卡套餐', 'Check antenna and SIM plan'],
  ['OtherError', OCPP16, 4, '其他错误', 'Other error', '查看设备上报的详情', 'See what the device reported besides'],
  ['Faulted', VENDOR, 2, '充电枪故障', 'Gun out of order', '远程重启；未恢复时派单', 'Reset it remotely; send somebody when that does not help'],
  ['DeviceAlarm', VENDOR, 3, '设备告警', 'Device alarm', '查看设备上报的详情', 'See what the device reported besides'],
  ['PileOffline', VENDOR, 4, '电桩离线', 'Pile offline', '检查网络与电源；多桩同时离线时检查交换机', 'Check network and power; when many went at once, check the switch'],
  ['InsulationLow', VENDOR, 1, '绝缘电阻过低', 'Insulation resistance low', '停用该枪，检查线缆绝缘与进水', 'Take the gun out of service, check the cable for damage and water'],
  ['EmergencyStop', VENDOR, 1, '急停按下', 'Emergency stop pressed', '确认现场安全后旋开急停按钮', 'Make sure that the site is safe, then release the button'],
  ['ModuleFault', VENDOR, 2, '充电模块故障', 'Power module failure', '隔离故障模块，降功率运行并备件更换', 'Isolate the module, run at less power, order the spare part'],
  ['PlugTemperature', VENDOR, 2, '枪头温度过高', 'Plug temperature high', '检查枪头触点磨损与氧化', 'Check the contacts of the plug for wear and oxide'],
  ['MeterDrift', VENDOR, 4, '电表偏差超限', 'Meter drift above the limit', '安排电表检定', 'Have the meter verified'],
  ['FanFailure', VENDOR, 4, '风机故障', 'Fan failure', '更换风机，期间限功率运行', 'Replace the fan, limit the power until then'],
  ['CoolantLow', VENDOR, 3, '冷却液不足', 'Coolant low', '补充冷却液并检查渗漏', 'Fill up the coolant and look for leaks'],
  ['DoorOpen', VENDOR, 5, '柜门打开', 'Door open', '确认是否有检修人员在场', 'Find out whether somebody is at work there'],
  ['ClockDrift', VENDOR, 6, '时钟偏差', 'Clock drift', '平台将自动校时，无需处理', 'The platform sets the clock by itself'],
  ['InvariantBroken', VENDOR, 2, '数据一致性检查未通过', 'A check of the accounts failed', '联系平台管理员，暂停相关资金操作', 'Tell the administrator, hold back the money moves concerned'],
]
