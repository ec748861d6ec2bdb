import { describe, expect, it } from 'vitest'
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
import * as tariff from './tariff.ts'

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

const marked = all.filter((one) => one.codes.some((code) => one.mark(code)))

describe('the marks of states', () => {
  it('has decided for every enumeration of the product whether its values are states', () => {
    const plain = all.filter((one) => !marked.includes(one)).map((one) => one.name)
    expect(plain.sort()).toEqual(PLAIN_WORDS)
  })

  it.each(marked)('knows every value of $name', (of) => {
    expect(of.codes.filter((code) => !of.mark(code))).toEqual([])
  })

  it.each(marked.filter((one) => one.name !== 'PvInverterState'))(
    'gives every value of $name a silhouette of its own',
    (of) => {
      const shapes = of.codes.map((code) => of.mark(code)?.shape)
      expect(new Set(shapes).size).toBe(of.codes.length)
    },
  )

  it('draws inverters by their group', () => {
    const { pvInverterState } = pvInverter
    const { gridConnected, shutdownFault, standbyNoIrradiation, testing } = pvInverterState.code
    const shapeOf = (code: number) => (pvInverterState as Enumeration).mark(code)?.shape
    expect(shapeOf(gridConnected)).toBe('open')
    expect(shapeOf(shutdownFault)).toBe('fault')
    expect(shapeOf(standbyNoIrradiation)).toBe('paused')
    expect(shapeOf(testing)).toBe('preparing')
    expect(shapeOf(99_999)).toBeUndefined()
  })

  it('has none for a kind, and none for a code of a later version', () => {
    expect(equipment.operationType.mark(equipment.operationType.code.self)).toBeUndefined()
    expect((equipment.gunStatus as Enumeration).mark(99)).toBeUndefined()
    expect(equipment.gunStatus.mark(null)).toBeUndefined()
  })
})
