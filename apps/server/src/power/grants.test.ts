import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demandOf, grantsOf, inForceW, type RunningGun } from './grants.ts'

const NOW = 1_800_000_000_000
const SOON = NOW + 300_000
const LONG_AGO = NOW - 300_000
const base: RunningGun = {
  ...{ id: 1, isAc: false, ratedW: 120_000, isOnline: true, isDeaf: false, safeW: 10_000 },
  ...{
    heldW: null,
    heldUntil: null,
    heldFrom: null,
    wantedW: null,
    isPending: false,
    capW: null,
    demandW: null,
    live: null,
    wattsPerAmpere: null,
  },
}
const watts = fc.integer({ min: 0, max: 120_000 })
const gun = fc.record({
  isAc: fc.boolean(),
  isOnline: fc.boolean(),
  isDeaf: fc.constantFrom(false, false, false, true),
  safeW: fc.option(fc.integer({ min: 0, max: 30_000 })),
  heldW: fc.option(watts),
  heldUntil: fc.constantFrom(LONG_AGO, NOW - 1, SOON),
  wantedW: fc.option(watts),
  isPending: fc.boolean(),
  capW: fc.option(watts),
})
const guns = fc
  .array(gun, { maxLength: 30 })
  .map((list) => list.map((one, index): RunningGun => ({ ...base, ...one, id: index + 1 })))

describe('the grants of a station', () => {
  it('raise nobody beyond what is free, in whatever order the piles accept them', () => {
    fc.assert(
      fc.property(guns, fc.integer({ min: 0, max: 2_000_000 }), (running, limitW) => {
        const granted = new Map(grantsOf(running, limitW, NOW).map((grant) => [grant.id, grant.wantedW]))
        const before = running.reduce((sum, one) => sum + inForceW(one, NOW), 0)
        const worst = running.reduce(
          (sum, one) => sum + Math.max(inForceW(one, NOW), granted.get(one.id) ?? 0),
          0,
        )
        expect(worst).toBeLessThanOrEqual(Math.max(before, limitW))
      }),
    )
  })

  it('fit the limit once they are accepted, unless piles that cannot be told exceed it alone', () => {
    fc.assert(
      fc.property(guns, fc.integer({ min: 0, max: 2_000_000 }), (running, limitW) => {
        const granted = grantsOf(running, limitW, NOW)
        const fixedW = running
          .filter(({ isOnline, isDeaf }) => !isOnline || isDeaf)
          .reduce((sum, one) => sum + inForceW(one, NOW), 0)
        const sum = granted.reduce((total, { wantedW }) => total + (wantedW ?? 0), 0)
        expect(sum).toBeLessThanOrEqual(Math.max(0, limitW - fixedW))
      }),
    )
  })

  it('never exceed what the plan of a charge allows, nor the limit of the site', () => {
    const planned = { ...base, capW: 30_000, safeW: 0 }
    const granted = (limitW: number) => grantsOf([planned, { ...base, id: 2, safeW: 0 }], limitW, NOW)
    expect(granted(200_000).map(({ wantedW }) => wantedW)).toEqual([30_000, 120_000])
    expect(granted(40_000).map(({ wantedW }) => wantedW)).toEqual([20_000, 20_000])
  })

  it('leave a grant that is nearly right as it is', () => {
    const held = { ...base, heldW: 50_000, heldUntil: SOON, wantedW: 50_000 }
    const running = [held, { ...held, id: 2, wantedW: 50_400, heldW: 50_400 }]
    expect(grantsOf(running, 100_400, NOW).map(({ wantedW }) => wantedW)).toEqual([50_000, 50_400])
  })
})

describe('what a gun may take', () => {
  it.each([
    ['its grant while it lasts', { heldW: 40_000, heldUntil: SOON }, 40_000],
    ['its safe default after that', { heldW: 40_000, heldUntil: LONG_AGO }, 10_000],
    ['still its grant, where that has only just ended', { heldW: 40_000, heldUntil: NOW - 1 }, 40_000],
    [
      'already its safe default, where its grant ends in a moment',
      { heldW: 4_000, heldUntil: NOW + 60_000 },
      10_000,
    ],
    [
      'a higher grant that is on its way',
      { heldW: 40_000, heldUntil: SOON, wantedW: 60_000, isPending: true },
      60_000,
    ],
    ['all that it can, where the pile holds nothing', { safeW: null }, 120_000],
    [
      'its safe default already, where its grant is being lifted',
      { heldW: 4_000, heldUntil: SOON, wantedW: null, isPending: true },
      10_000,
    ],
    [
      'all that it can, where the pile takes no profiles',
      { isDeaf: true, heldW: 1, heldUntil: SOON },
      120_000,
    ],
  ])('is %s', (_name, more, expected) => {
    expect(inForceW({ ...base, ...more }, NOW)).toBe(expected)
  })
})

describe('what a car wants', () => {
  const held = { ...base, heldW: 40_000, heldUntil: SOON, heldFrom: NOW - 60_000 }
  it.each([
    ['unknown before it was measured', { live: null }, 120_000],
    ['more than it may take', { live: { W: 39_000, derivedFrom: null, ts: NOW } }, 120_000],
    ['what it takes, and a little more', { live: { W: 20_000, derivedFrom: null, ts: NOW } }, 24_000],
    [
      'what it wanted, where the reading is older than the grant',
      { live: { W: 100, derivedFrom: null, ts: NOW - 60_000 }, demandW: 70_000 },
      70_000,
    ],
    [
      'all that the gun gives, where nobody knows what it takes',
      { live: { W: null, derivedFrom: null, ts: NOW }, demandW: 1_000 },
      120_000,
    ],
    [
      'unknown again, where nothing was measured for an hour',
      { live: { W: 0, derivedFrom: null, ts: NOW - 3_600_001 }, heldFrom: NOW - 7_200_000, demandW: 1_000 },
      120_000,
    ],
    [
      'what it takes by its register, once all of the average is under the grant',
      { live: { W: 20_000, derivedFrom: NOW - 50_000, ts: NOW } },
      24_000,
    ],
    [
      'what it wanted, where a part of the average is older than the grant',
      { live: { W: 100, derivedFrom: NOW - 50_001, ts: NOW }, demandW: 70_000 },
      70_000,
    ],
  ])('is %s', (_name, more, expected) => {
    expect(demandOf({ ...held, ...more }, NOW)).toBe(expected)
  })
})
