import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { incidentsIn as incidentsBy, type Observation, withGapsClosed } from '../rule/alarm-replay.ts'
import { type Held, trusted, turnedOff, turnedOn, verdictOf } from './alarm-hold.ts'

const incidentsIn = (observations: readonly Observation[], by: { holdMs: number; until: number }) =>
  incidentsBy(observations, { ...by, mergeMs: 600_000 })

const HOLD = 60_000
const held = { since: 0, lastOn: 0, offSince: null, lastOff: null, isIncident: false }

describe('a hold-off', () => {
  it('raises what lasts for it, and not before', () => {
    expect(verdictOf(held, HOLD - 1, HOLD)).toBe('wait')
    expect(verdictOf(held, HOLD, HOLD)).toBe('raise')
  })

  it('forgets what is gone before it is an incident, and recovers what was one, after the same time', () => {
    const gone = turnedOff(held, 10_000)
    expect(verdictOf(gone, 10_000 + HOLD - 1, HOLD)).toBe('wait')
    expect(verdictOf(gone, 10_000 + HOLD, HOLD)).toBe('forget')
    expect(verdictOf({ ...gone, isIncident: true }, 10_000 + HOLD, HOLD)).toBe('recover')
  })

  it('of nothing does both at once', () => {
    expect(verdictOf(held, 0, 0)).toBe('raise')
    expect(verdictOf({ ...turnedOff(held, 5), isIncident: true }, 5, 0)).toBe('recover')
  })

  it('does not bring back what is gone by an older report', () => {
    const gone = turnedOff(turnedOn(held, 20_000), 30_000)
    expect(turnedOn(gone, 25_000).offSince).toBe(30_000)
    expect(turnedOn(gone, 31_000).offSince).toBeNull()
    expect(turnedOff(held, -1)).toEqual(held)
  })

  it('comes to the same in any order of the same reports', () => {
    const reports = fc.array(fc.record({ ts: fc.integer({ min: 1, max: 100_000 }), isOn: fc.boolean() }), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(reports, fc.infiniteStream(fc.nat()), (some, order) => {
        // Two reports of one moment that contradict each other have no order.
        const unique = [...new Map(some.map((report) => [report.ts, report])).values()]
        const apply = (all: readonly Observation[]) =>
          all.reduce<Held>((of, { ts, isOn }) => (isOn ? turnedOn(of, ts) : turnedOff(of, ts)), held)
        const shuffled = unique.toSorted(() => ((order.next().value ?? 0) % 2 ? 1 : -1))
        const inOrder = apply(unique.toSorted((a, b) => a.ts - b.ts))
        const other = apply(shuffled)
        expect([other.since, other.lastOn]).toEqual([inOrder.since, inOrder.lastOn])
        // Whether it lasts is told by the latest report alone.
        expect(other.offSince === null).toBe(inOrder.offSince === null)
      }),
    )
  })
})

describe('a flapping object', () => {
  /** Gaps, each shorter than the hold-off. */
  const flapping = fc.array(fc.integer({ min: 1, max: HOLD - 1 }), { minLength: 1, maxLength: 60 })

  const flaps = (gaps: readonly number[]): Observation[] => {
    const times = gaps.map((_, n) => gaps.slice(0, n + 1).reduce((sum, gap) => sum + gap, 0))
    return [{ ts: 0, isOn: true }, ...times.map((ts, n) => ({ ts, isOn: n % 2 === 1 }))]
  }

  it('is one incident, however often it comes and goes within the hold-off', () => {
    fc.assert(
      fc.property(flapping, (gaps) => {
        const observations = flaps(gaps)
        const last = observations.at(-1)?.ts ?? 0
        const raised = incidentsIn(observations, { holdMs: HOLD, until: last + 10 * HOLD })
        const lasts = observations.at(-1)?.isOn === true
        expect(raised.length).toBeLessThanOrEqual(1)
        if (lasts) expect(raised).toHaveLength(1)
      }),
    )
  })

  it('is no incident when it is gone for good before the hold-off is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: HOLD - 1 }), (gone) => {
        expect(
          incidentsIn(
            [
              { ts: 0, isOn: true },
              { ts: gone, isOn: false },
            ],
            { holdMs: HOLD, until: 100 * HOLD },
          ),
        ).toEqual([])
      }),
    )
  })

  it('without a hold-off is one incident as long as it comes again within ten minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 600_000 }), { minLength: 1, maxLength: 40 }), (gaps) => {
        expect(incidentsIn(flaps(gaps), { holdMs: 0, until: 100_000_000 })).toEqual([0])
      }),
    )
  })
})

it('counts what comes again after more than ten minutes as another incident', () => {
  const observations = [
    { ts: 0, isOn: true },
    { ts: 1_000, isOn: false },
    { ts: 602_000, isOn: true },
  ]
  expect(incidentsIn(observations, { holdMs: 0, until: 700_000 })).toHaveLength(2)
})

it('ends a run of readings where they stop', () => {
  const on = (ts: number) => ({ ts, isOn: true })
  expect(withGapsClosed([on(0), on(60_000), on(900_000)])).toEqual([
    on(0),
    on(60_000),
    { ts: 120_000, isOn: false },
    on(900_000),
    { ts: 960_000, isOn: false },
  ])
})

it('believes the clock of a device as far as it can be right', () => {
  expect(trusted(999_000, 1_000_000)).toBe(999_000)
  expect(trusted(2_000_000, 1_000_000)).toBe(1_000_000)
  expect(trusted(0, 1_000_000)).toBe(1_000_000)
})
