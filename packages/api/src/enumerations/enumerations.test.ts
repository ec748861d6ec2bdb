import { expect, test } from 'vitest'
import type { Enumeration } from '../enumeration.ts'
import * as equipment from './equipment.ts'
import * as finance from './finance.ts'
import * as interfaces from './interface.ts'
import * as marketing from './marketing.ts'
import * as member from './member.ts'
import * as operation from './operation.ts'
import * as order from './order.ts'
import * as pvInverter from './pv-inverter.ts'
import * as system from './system.ts'

const isEnumeration = (value: unknown): value is Enumeration =>
  typeof value === 'object' && value !== null && 'codes' in value

const modules = [equipment, finance, interfaces, marketing, member, operation, order, pvInverter, system]
const all = modules.flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(isEnumeration),
)
const codesOf = (name: string) => all.find((one) => one.name === name)?.codes

/** The enumerations of the domain model with their codes, written down a second time. */
const expected: Record<string, readonly (number | string)[]> = {
  AccountType: [1, 2, 3, 4],
  AlarmHandling: [1, 2, 3],
  AlarmLevel: [1, 2, 3, 4, 5, 6],
  AlarmMetric: ['reported', 'silence', 'temperature', 'power', 'voltage', 'current', 'unreached', 'load'],
  AlarmOperator: ['>', '>=', '<', '<=', '='],
  AlarmRuleState: [1, 2],
  AlarmSource: [1, 2, 3, 4, 5],
  AlarmWay: ['console', 'sms', 'mail'],
  AuditState: [0, 1, 2, 3],
  BillChannel: [1, 2, 3, 4, 5, 9],
  CarouselAudit: ['PASS', 'NO_PASS', 'UNDER_REVIEW'],
  ChargeStatus: [1, 2, 3],
  CommandKind: [
    1,
    2,
    3,
    4,
    5,
    6,
    ...Array.from({ length: 22 }, (_, n) => n + 9),
    ...Array.from({ length: 20 }, (_, n) => n + 60),
  ],
  CommandState: [1, 2, 3, 4, 5, 6],
  ComponentType: ['CATALOG', 'MENU', 'BUTTON'],
  Connector: [1, 2, 3, 4],
  Carrier: [1, 2, 3, 9],
  CouponStatus: [1, 2, 3, 4, 5, 6],
  CouponType: [1, 2, 3],
  CurrentType: [1, 2, 3],
  DataScope: [1, 2, 3, 4, 5],
  DutyShift: [1, 2, 3],
  EventType: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ExportState: [1, 2, 3],
  FleetRole: [1, 2],
  FirmwareKind: [1, 2, 3, 4, 9],
  FrameType: [2, 3, 4],
  GateBrand: [1, 2, 3, 4, 5, 9],
  GatePushType: [1, 2, 3, 4, 5],
  GunStatus: [1, 2, 3, 4, 5, 6, 7, 8],
  HoldMinutes: [15, 30, 45],
  ImportState: [1, 2, 3],
  ImportTemplate: [1, 2, 3, 4, 5, 6, 7],
  InterfacePlatform: [1, 2, 3, 4, 5, 6, 7],
  InterflowStationStatus: [0, 1, 5, 6, 50],
  InvoiceStatus: [
    'INVOICE_APPLYING',
    'INVOICE_CHECK',
    'IN_INVOICE',
    'INVOICE_FINISH',
    'INVOICE_FAIL',
    'INVOICE_REJECT',
    'RED_APPLYING',
    'RED_CHECK',
    'IN_RED',
    'RED_FAIL',
    'RED_REJECT',
    'REDED',
    'IN_THE_VOID',
    'VOIDED',
  ],
  IsPush: [0, 1],
  Manufacturer: Array.from({ length: 20 }, (_, index) => index + 1),
  MemberLevel: [1, 2, 3, 4, 5],
  MemberStatus: [1, 2, 3, 4, 5],
  MeterKind: [1, 2, 3],
  MessageDirection: [1, 2],
  MemberType: [1, 2, 3, 9],
  OnOff: [1, 0],
  OperatingUnitKind: [1, 2, 3, 4],
  OperationType: [1, 2, 3, 4],
  OrderStatus: [0, 1, 2, 3, 4, 5],
  ParamGroup: ['security', 'charging', 'money', 'alarm', 'keeping'],
  Period: [1, 2, 3, 4],
  PileCommand: [1, 2, 3, 4],
  PileGunLayout: ['ONE_GUN', 'TWO_GUN', 'FOUR_GUN', 'MORE_GUN'],
  PileStatus: [1, 2, 3, 4],
  PromotionStatus: ['not_started', 'processing', 'over', 'invalid'],
  Protocol: [1, 2, 3, 4, 5, 6],
  PushStatus: [1, 2, 3, 4, 5, 9],
  PvInverterState: [
    0, 1, 2, 3, 256, 512, 513, 514, 515, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 1025, 1026,
    1027, 1028, 1029, 1280, 1281, 1536, 1792, 2048, 2304, 2560, 40960, 40961, 45056, 49152,
  ],
  RechargeType: [1, 2, 3, 4, 5, 6, 7],
  RefundChannel: ['Alipay', 'WeChatPay', 'cash'],
  RefundStatus: ['Approve', 'DisApprove', 'AwaitingApproval', 'AwaitingReApproval', 'HangIn'],
  ReservationEnd: [
    ...['operator', 'pile', 'refused', 'noAnswer', 'taken', 'disabled', 'faulted', 'closed', 'removed'],
  ],
  ReservationStatus: ['JinXingZhong', 'YiQuXiao', 'YiWanCheng', 'ChaoShi'],
  ServiceStatus: [1, 2, 3, 4, 5, 6],
  Sex: [1, 2, 3],
  SmsScene: [1, 3, 4, 5, 6, 7, 8],
  SmsState: [1, 2, 3, 4],
  StationStatus: [0, 1, 2, 3, 4],
  StopReason: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99],
  TimingCycle: [1, 7, 30],
  UserType: [1, 2, 3],
  VehicleType: [1, 2, 3, 4, 5, 6, 7, 9],
  WorkOrderKind: [1, 2, 3, 4, 5],
  WorkOrderState: [1, 2, 3, 4, 5, 6, 7],
}

test('there is every enumeration of the domain model, and none twice', () => {
  const names = all.map((one) => one.name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(expected)))
  expect(new Set(names).size).toBe(names.length)
})

test.each(Object.entries(expected))('%s has exactly its codes', (name, codes) => {
  expect([...(codesOf(name) ?? [])].sort()).toEqual([...codes].sort())
})

test.each(all)('$name has one code per key and a label per code in both languages', (one) => {
  expect(new Set(Object.values(one.code)).size).toBe(Object.keys(one.code).length)
  for (const code of one.codes) {
    expect(one.label(code, 'en')).toMatch(/[a-z]/i)
    expect(one.label(code, 'zh-CN')).not.toBe('')
  }
  const labels = (language: 'en' | 'zh-CN') =>
    new Set(one.codes.map((code) => one.label(code, language))).size
  expect(labels('en')).toBe(one.codes.length)
  expect(labels('zh-CN')).toBe(one.codes.length)
})

test('the labels are those of the design', () => {
  const { gunStatus, serviceStatus, stationStatus } = equipment
  expect(gunStatus.label(4, 'zh-CN')).toBe('已充满')
  expect(serviceStatus.label(serviceStatus.code.charging, 'zh-CN')).toBe('满充')
  expect(stationStatus.label(4, 'en')).toBe('Maintenance')
  expect(order.period.codes.map((code) => order.period.label(code, 'zh-CN')).join('')).toBe('尖峰平谷')
})

test('a code of a later version is shown as itself, an absent one as nothing', () => {
  expect(equipment.gunStatus.label(99 as 1, 'en')).toBe('99')
  expect(equipment.gunStatus.key(99 as 1)).toBeUndefined()
  expect(equipment.gunStatus.label(null, 'en')).toBe('')
})

test('any push status not listed reads as unknown (spec 3.42)', () => {
  expect(interfaces.pushStatus.label(77 as 9, 'en')).toBe('Unknown')
  expect(interfaces.pushStatus.key(0 as 9)).toBe('unknown')
})

test('guns are lettered A to Z, then a to z (spec 3.17)', () => {
  const { gunLetterOf, gunLetters, letterOf } = equipment
  expect(gunLetters.map(letterOf).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
  expect(gunLetters.map((letter) => gunLetterOf(letterOf(letter)))).toEqual(gunLetters)
  expect(gunLetterOf('AB')).toBeUndefined()
  expect(gunLetterOf('')).toBeUndefined()
  expect(letterOf(52)).toBe('52')
})

test('inverter states fall into the groups that colour them', () => {
  const { pvInverterState } = pvInverter
  const groups = Object.groupBy(pvInverterState.codes, (code) => pvInverterState.mark(code)?.tone ?? '')
  expect(groups.good).toEqual([512, 513, 514, 515])
  expect(groups.waiting).toEqual([0, 1, 2, 3, 40960, 40961])
  expect(groups.bad).toEqual([768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778])
  expect(groups.busy).toHaveLength(15)
})
