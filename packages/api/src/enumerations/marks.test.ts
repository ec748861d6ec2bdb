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

/** What the name of an enumeration of states ends with; kinds, names and reasons are words and no more. */
const OF_STATES = /(State|Status|Handling|Audit)$/

const marked = all.filter((one) => one.codes.some((code) => one.mark(code)))

describe('the marks of states', () => {
  it.each(all.filter((one) => OF_STATES.test(one.name)))('are there for $name', (of) => {
    expect(marked).toContain(of)
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
