import type { Enumeration } from '@ampdeck/api/enumeration'
import * as equipment from '@ampdeck/api/enumerations/equipment'
import * as finance from '@ampdeck/api/enumerations/finance'
import * as interfaces from '@ampdeck/api/enumerations/interface'
import * as marketing from '@ampdeck/api/enumerations/marketing'
import * as member from '@ampdeck/api/enumerations/member'
import * as operation from '@ampdeck/api/enumerations/operation'
import * as order from '@ampdeck/api/enumerations/order'
import * as pvInverter from '@ampdeck/api/enumerations/pv-inverter'
import * as system from '@ampdeck/api/enumerations/system'
import * as tariff from '@ampdeck/api/enumerations/tariff'
import { describe, expect, it } from 'vitest'
import { glyphOf } from './glyph-of.ts'

const modules = [
  equipment,
  finance,
  interfaces,
  marketing,
  member,
  operation,
  order,
  pvInverter,
  system,
  tariff,
]
const all = modules.flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(
    (value): value is Enumeration => typeof value === 'object' && value !== null && 'codes' in value,
  ),
)

/** Kinds, names and reasons: no value of these is better or worse than another, so a word is all they are. */
const PLAIN_WORDS = [
  'AccountType',
  'AlarmMetric',
  'AlarmOperator',
  'AlarmSource',
  'AlarmWay',
  'BillChannel',
  'CommandKind',
  'ComponentType',
  'Connector',
  'CostModelScope',
  'CouponType',
  'CurrentType',
  'DataScope',
  'DutyShift',
  'EventType',
  'FirmwareKind',
  'FleetRole',
  'FrameType',
  'GateBrand',
  'GatePushType',
  'ImportTemplate',
  'InterfacePlatform',
  'IsPush',
  'Manufacturer',
  'MemberLevel',
  'MemberType',
  'MessageDirection',
  'MeterKind',
  'OperatingUnitKind',
  'OperationType',
  'Period',
  'PileCommand',
  'PileGunLayout',
  'Protocol',
  'RechargeType',
  'RefundChannel',
  'ServiceMode',
  'Sex',
  'StopReason',
  'TimingCycle',
  'UserType',
  'VehicleType',
  'WorkOrderKind',
]

const marked = all.filter((one) => one.codes.some((code) => glyphOf(one, code)))

describe('glyphOf', () => {
  it('has decided for every enumeration of the product whether its values are states', () => {
    const plain = all.filter((one) => !marked.includes(one)).map((one) => one.name)
    expect(plain.sort()).toEqual(PLAIN_WORDS)
  })

  it.each(marked)('knows every value of $name', (of) => {
    expect(of.codes.filter((code) => !glyphOf(of, code))).toEqual([])
  })

  it.each(marked.filter((one) => one.name !== 'PvInverterState'))(
    'gives every value of $name a silhouette of its own',
    (of) => {
      const shapes = of.codes.map((code) => glyphOf(of, code)?.shape)
      expect(new Set(shapes).size).toBe(of.codes.length)
    },
  )

  it('draws inverters by their group', () => {
    const { pvInverterState } = pvInverter
    const { gridConnected, shutdownFault, standbyNoIrradiation, testing } = pvInverterState.code
    const shapeOf = (code: number) => glyphOf(pvInverterState, code)?.shape
    expect(shapeOf(gridConnected)).toBe('open')
    expect(shapeOf(shutdownFault)).toBe('fault')
    expect(shapeOf(standbyNoIrradiation)).toBe('paused')
    expect(shapeOf(testing)).toBe('preparing')
    expect(shapeOf(99_999)).toBeUndefined()
  })

  it('has none for a kind, and none for a code of a later version', () => {
    expect(glyphOf(equipment.operationType, equipment.operationType.code.self)).toBeUndefined()
    expect(glyphOf(equipment.gunStatus, 99)).toBeUndefined()
    expect(glyphOf(equipment.gunStatus, null)).toBeUndefined()
  })
})
