import type { Enumeration } from '../enumeration.ts'
import { manufacturer, meterKind, operatingUnitKind } from '../enumerations/equipment.ts'
import { gateBrand } from '../enumerations/interface.ts'
import {
  cardKind,
  fleetKind,
  memberLevel,
  memberType,
  suspendReason,
  vehicleType,
} from '../enumerations/member.ts'
import { alarmLevel, dutyShift, workOrderKind } from '../enumerations/operation.ts'
import { stopReason } from '../enumerations/order.ts'
import type { Text } from '../texts.ts'
import { usualReasons } from './usual-reasons.ts'

/**
 * A type of the dictionary. Of `words` the product knows each code, and a seller may only call it differently; a `list`
 * is the seller's own, offered where such a text is typed.
 */
export type DictionaryType =
  | { kind: 'words'; title: Text; of: Enumeration }
  | { kind: 'list'; title: Text; values: readonly Text[] }

const words = (title: Text, of: Enumeration) => ({ kind: 'words', title, of }) as const
const list = (title: Text, values: readonly Text[]) => ({ kind: 'list', title, values }) as const

export const dictionaryTypes = {
  adjustReason: list(['Reasons for adjustments', '调账原因'], usualReasons.adjustReason),
  refundReason: list(['Reasons for refunds', '退款原因'], usualReasons.refundReason),
  refuseReason: list(['Reasons for rejections', '驳回原因'], usualReasons.refuseReason),
  correctReason: list(['Reasons for corrections of accounts', '账户更正原因'], usualReasons.correctReason),
  Manufacturer: words(['Manufacturers', '厂商'], manufacturer),
  OperatingUnitKind: words(['Kinds of operating unit', '运营单位类型'], operatingUnitKind),
  MeterKind: words(['Kinds of meter', '电表类型'], meterKind),
  GateBrand: words(['Brands of gates', '道闸品牌'], gateBrand),
  MemberLevel: words(['Member levels', '会员等级'], memberLevel),
  MemberType: words(['Member types', '会员类型'], memberType),
  FleetKind: words(['Kinds of fleet', '车队类型'], fleetKind),
  VehicleType: words(['Vehicle types', '车辆类型'], vehicleType),
  CardKind: words(['Kinds of card', '卡类型'], cardKind),
  SuspendReason: words(['Reasons for suspensions', '挂起原因'], suspendReason),
  StopReason: words(['Stop reasons', '停止原因'], stopReason),
  WorkOrderKind: words(['Kinds of work order', '工单类型'], workOrderKind),
  AlarmLevel: words(['Alarm levels', '告警级别'], alarmLevel),
  DutyShift: words(['Shifts', '班次'], dutyShift),
} as const satisfies Record<string, DictionaryType>

export type DictionaryName = keyof typeof dictionaryTypes
export const dictionaryNames = Object.keys(dictionaryTypes) as [DictionaryName, ...DictionaryName[]]

export const dictionaryType = (name: DictionaryName): DictionaryType => dictionaryTypes[name]

/** What a type has from the beginning, by key. */
export function usualValues(name: DictionaryName): { key: string; text: Text }[] {
  const type = dictionaryType(name)
  if (type.kind === 'list') return type.values.map((text, index) => ({ key: String(index + 1), text }))
  return type.of.codes.map((code) => ({ key: String(code), text: type.of.usual(code) }))
}
