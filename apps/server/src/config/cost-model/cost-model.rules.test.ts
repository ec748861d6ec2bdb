import { costModelState } from '@ampdeck/api/enumerations/tariff'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inForce, issueProblem, type VersionState } from './cost-model.rules.ts'

const { draft, issued, replaced, cancelled } = costModelState.code
const NOW = 1_000
const version = (state: number, effectiveTime: number): VersionState => ({ state, effectiveTime })

describe('a version', () => {
  it('is issued from now on, and after every other', () => {
    expect(issueProblem(version(draft, NOW), [], NOW)).toBeUndefined()
    expect(issueProblem(version(draft, NOW - 1), [], NOW)).toBe('past')
    expect(issueProblem(version(draft, NOW), [version(issued, NOW)], NOW)).toBe('overlap')
    expect(issueProblem(version(draft, NOW), [version(cancelled, NOW + 5)], NOW)).toBeUndefined()
    expect(issueProblem(version(issued, NOW), [], NOW)).toBe('state')
  })
})

describe('the version in force', () => {
  it('is the latest issued one whose time has come, in whatever order they are read', () => {
    const some = fc.record({
      state: fc.constantFrom(draft, issued, replaced, cancelled),
      effectiveTime: fc.nat(2_000),
    })
    fc.assert(
      fc.property(fc.array(some), (versions) => {
        const found = inForce(versions, NOW)
        const candidates = versions.filter(
          ({ state, effectiveTime }) => (state === issued || state === replaced) && effectiveTime <= NOW,
        )
        expect(found?.effectiveTime).toBe(
          candidates.length === 0
            ? undefined
            : Math.max(...candidates.map(({ effectiveTime }) => effectiveTime)),
        )
      }),
    )
  })
})
