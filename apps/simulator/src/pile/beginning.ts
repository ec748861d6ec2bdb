import { HOUR } from '@ampdeck/api/time'
import type { Now } from '../clock.ts'
import type { GunPlan } from '../plan.ts'
import type { Gun, Surroundings } from './gun.ts'
import { newGun, plugged } from './gun-changes.ts'

/** The key of a charge that ran before the pile was simulated: those that the gun begins itself count from 1. */
export function resumedKey(connector: number): string {
  return `${connector}-0`
}

/** A gun as the plan says that it stands. */
export function begin(plan: GunPlan, around: Surroundings, now: Now): Gun {
  const { connector, kind, isAc, ratedW, startsPerDay, meterWh, begins } = plan
  const place = { kind, isAc, ratedW }
  const gun = newGun({ connector, place, startsPerDay, meterWh }, around.random, now.sim)
  if (!begins) return gun
  if (begins.is === 'charging') return { ...gun, ...running(begins.charge, connector, around, now) }
  const until = now.sim + begins.ms
  switch (begins.is) {
    case 'plugged':
      return plugged(gun, around, now.sim, begins.token)
    case 'full':
      return { ...gun, phase: { is: 'leaving', shows: 'finishing', leavesAt: until } }
    case 'faulted':
      return {
        ...gun,
        phase: {
          is: 'faulted',
          until,
          trouble: { code: 'GroundFailure', info: 'R_iso < 100 Ω/V' },
        },
      }
    case 'alarm':
      return { ...gun, warning: { until, trouble: { code: 'OtherError', info: 'Fan 2 slow' } } }
    case 'reserved': {
      const expiry = now.wall + Math.min(begins.ms, HOUR)
      return { ...gun, reservation: { id: 0, token: { value: '', isVin: false }, expiry } }
    }
    case 'disabled':
      return { ...gun, isOperative: false }
  }
}

/** The pile went on charging while nobody simulated it: its curve continues from the last reading. */
function running(
  charge: Extract<NonNullable<GunPlan['begins']>, { is: 'charging' }>['charge'],
  connector: number,
  { random, sampleMs }: Surroundings,
  now: Now,
): Pick<Gun, 'meterWh' | 'phase'> {
  const passed = now.wall - charge.lastAt
  const at = { wall: charge.lastAt, sim: now.sim - passed }
  return {
    meterWh: charge.meterStart,
    phase: {
      is: 'charging',
      charge: {
        key: resumedKey(connector),
        token: charge.token,
        fromSim: at.sim,
        fromWh: charge.lastWh,
        need: charge.need,
        vehicleW: charge.need.powerW,
        isSuspended: false,
        cause: 1,
        stayMs: random.int(2, 25) * 60_000,
        // Not all of them at the same moment.
        sampleAt: now.wall + Math.round(random.next() * sampleMs),
        last: at,
        countedWh: charge.lastWh,
      },
    },
  }
}
