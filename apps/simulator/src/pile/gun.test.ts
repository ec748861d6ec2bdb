import { parseTimestamp } from '@ampdeck/api/time'
import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Now } from '../clock.ts'
import { faultFactor } from '../demand/stop-reasons.ts'
import { Random } from '../random.ts'
import { advance, authorized, isDue } from './advance.ts'
import { limit, remoteStart, remoteStop, reserve, setOperative, unlock } from './commands.ts'
import type { Fact, Reading } from './facts.ts'
import { type Gun, isCharging, type Surroundings, shown } from './gun.ts'
import { newGun } from './gun-changes.ts'

const START = parseTimestamp('2026-07-01 10:07:00')
const place = { kind: 'urban', isAc: false, ratedW: 60_000 } as const
const token = { value: 'CARD1', isVin: false }

function surroundings(seed: number): Surroundings {
  return {
    random: new Random(seed),
    faults: faultFactor(0.2),
    sampleMs: 60_000,
    drawToken: () => ({ ...token, isFleet: false }),
  }
}

/** A gun and all it tells over some hours, at a speed; the server allows every charge. */
function live(
  seed: number,
  hours: number,
  speed = 1,
  meddle?: (gun: Gun, at: Now, around: Surroundings) => Gun,
) {
  const around = surroundings(seed)
  const facts: Fact[] = []
  let gun = newGun({ connector: 1, place, startsPerDay: 40, meterWh: 1_000 }, around.random, START)
  const states = new Set<string>()
  for (let passed = 0; passed < hours * 3_600_000; passed += 5_000) {
    const now = { wall: START + passed, sim: START + passed * speed }
    for (let steps = 0; isDue(gun, now) && steps < 100; steps++) {
      const step = advance(gun, around, now)
      gun = step.gun
      facts.push(...step.facts)
      if (step.facts.some(({ kind }) => kind === 'authorize')) {
        const answered = authorized(gun, true, around, now)
        gun = answered.gun
        facts.push(...answered.facts)
      }
    }
    if (meddle) gun = meddle(gun, now, around)
    states.add(shown(gun))
  }
  return { gun, facts, states }
}

const readingsOf = (facts: readonly Fact[]) =>
  facts.flatMap((fact): Reading[] => ('reading' in fact ? [fact.reading] : []))

describe('a gun', () => {
  it('goes through all its states in a day', () => {
    const { states } = live(7, 24)
    expect([...states].sort()).toEqual(['available', 'charging', 'faulted', 'finishing', 'preparing'])
  })

  it('begins and ends every charge once, with meter values in between, one at each quarter of an hour', () => {
    const { facts } = live(3, 24)
    const charges = Map.groupBy(
      facts.filter((fact) => 'charge' in fact),
      ({ charge }) => charge,
    )
    expect(charges.size).toBeGreaterThan(5)
    for (const [key, told] of [...charges].slice(0, -1)) {
      expect([told[0]?.kind, told.at(-1)?.kind], key).toEqual(['start', 'stop'])
      expect(told.slice(1, -1).every(({ kind }) => kind === 'meter')).toBe(true)
      const [from, to] = [told[0]?.reading.ts ?? 0, told.at(-1)?.reading.ts ?? 0]
      const quarters = told.filter((fact) => fact.kind === 'meter' && fact.isQuarterHour)
      expect(quarters.map(({ reading }) => reading.ts % 900_000).every((rest) => rest === 0)).toBe(true)
      expect(quarters).toHaveLength(Math.floor(to / 900_000) - Math.floor(from / 900_000))
    }
  })

  it.each([1, 60])(
    'has a meter that never turns back and never faster than its gun allows, at speed %i',
    (speed) => {
      assert(
        property(integer({ min: 0, max: 1e6 }), (seed) => {
          const readings = readingsOf(live(seed, 4, speed).facts)
          for (const [index, { ts, meterWh }] of readings.entries()) {
            const before = readings[index - 1]
            if (!before) continue
            const hours = (ts - before.ts) / 3_600_000
            if (meterWh < before.meterWh || ts < before.ts) return false
            if (meterWh - before.meterWh > place.ratedW * hours + 1.01) return false
          }
          return true
        }),
        { numRuns: 20 },
      )
    },
  )

  it('does 60 times as much at speed 60', () => {
    const starts = (facts: readonly Fact[]) => facts.filter(({ kind }) => kind === 'start').length
    const [slow, fast] = [starts(live(5, 12).facts), starts(live(5, 12, 60).facts)]
    expect(fast / slow).toBeGreaterThan(30)
  })

  it('does the same again from the same seed', () => {
    expect(live(11, 12).facts).toEqual(live(11, 12).facts)
    expect(live(11, 12).facts).not.toEqual(live(12, 12).facts)
  })

  it('survives whatever it is told, and its charges still end', () => {
    const told = constantFrom('start', 'stop', 'unlock', 'off', 'on', 'reserve', 'limit', 'free')
    assert(
      property(integer({ min: 0, max: 1e6 }), told, told, (seed, first, second) => {
        const random = new Random(seed)
        const { facts } = live(seed, 6, 1, (gun, now, around) => {
          if (!random.chance(0.01)) return gun
          const what = random.pick([first, second])
          if (what === 'start') return remoteStart(gun, token, {}, around, now).gun
          if (what === 'stop') return remoteStop(gun, around, now).gun
          if (what === 'unlock') return unlock(gun, around, now).gun
          if (what === 'reserve')
            return reserve(gun, { id: 1, token, expiry: now.wall + 600_000 }, around, now).gun
          if (what === 'limit' || what === 'free')
            return limit(gun, what === 'limit' ? random.int(0, 20_000) : undefined, now).gun
          return setOperative(gun, what === 'on', around, now).gun
        })
        const readings = readingsOf(facts)
        return readings.every(({ meterWh }, index) => meterWh >= (readings[index - 1]?.meterWh ?? 0))
      }),
      { numRuns: 30 },
    )
  })
})

describe('what it is told', () => {
  const now = { wall: START, sim: START }
  const idle = (around = surroundings(1)) =>
    newGun({ connector: 1, place, startsPerDay: 0, meterWh: 0 }, around.random, START)
  const begun = (around: Surroundings) => {
    const asked = remoteStart(idle(around), token, { id: 9 }, around, now)
    const later = { wall: START + 3_000, sim: START + 3_000 }
    return { asked, started: advance(asked.gun, around, later), later }
  }

  it('starts a charge: accepted, preparing, then charging with the number of the command', () => {
    const { asked, started } = begun(surroundings(1))
    expect(asked.answer).toBe('Accepted')
    expect(asked.facts).toMatchObject([{ kind: 'status', state: 'preparing' }])
    expect(started.facts).toMatchObject([
      { kind: 'start', token, remoteStartId: 9 },
      { kind: 'status', state: 'charging' },
    ])
    expect(remoteStart(started.gun, token, {}, surroundings(1), now).answer).toBe('Rejected')
  })

  it('stops it: accepted, with the reason, and the car still there', () => {
    const around = surroundings(1)
    const { started, later } = begun(around)
    const stop = remoteStop(started.gun, around, later)
    expect(stop).toMatchObject({
      answer: 'Accepted',
      facts: [
        { kind: 'stop', cause: 6 },
        { kind: 'status', state: 'finishing' },
      ],
    })
    expect(remoteStop(stop.gun, around, later).answer).toBe('Rejected')
  })

  it('is taken out of service after a running charge, at once without one', () => {
    const around = surroundings(1)
    expect(setOperative(idle(), false, around, now)).toMatchObject({
      answer: 'Accepted',
      facts: [{ state: 'unavailable' }],
    })
    expect(setOperative(begun(around).started.gun, false, around, now)).toMatchObject({
      answer: 'Scheduled',
      facts: [],
    })
  })

  it('keeps a reserved gun for its token', () => {
    const around = surroundings(1)
    const held = reserve(idle(), { id: 4, token, expiry: START + 600_000 }, around, now)
    expect(held).toMatchObject({ answer: 'Accepted', facts: [{ state: 'reserved' }] })
    expect(remoteStart(held.gun, { value: 'OTHER', isVin: false }, {}, around, now).answer).toBe('Rejected')
    expect(remoteStart(held.gun, token, {}, around, now).answer).toBe('Accepted')
  })

  it('gives no more power than its limit, and none at zero', () => {
    const around = surroundings(1)
    const { started, later } = begun(around)
    const limited = limit(started.gun, 7_000, later)
    const after = { wall: later.wall + 3_600_000, sim: later.sim + 3_600_000 }
    const stop = remoteStop(limited.gun, around, after)
    const [fact] = stop.facts
    expect(fact?.kind === 'stop' && fact.reading.meterWh).toBeLessThanOrEqual(7_001)
    const none = limit(started.gun, 0, later)
    expect(none.facts).toMatchObject([{ state: 'suspendedEVSE' }])
    expect(isCharging(none.gun)).toBe(true)
  })
})
