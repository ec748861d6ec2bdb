import { HOUR, MINUTE } from '@ampdeck/api/time'
import { describe, expect, it } from 'vitest'
import type { PowerProfile } from '../device/pile-request.ts'
import { CURVE, gunProfileId, handProfile, handProfileId, SAFE } from './gun-profile.ts'
import type { SiteGun, StoredProfile } from './site-power.store.ts'
import { wantedOf } from './wanted.ts'

/* What an operator has set by hand, as it changes with time and ends. */

const NOW = Date.parse('2026-07-01T02:00:00Z')
const PILE = 7

const gun = (of: Partial<SiteGun> = {}): SiteGun => ({
  ...{ id: 1, pileId: PILE, connector: 1, isAc: false, ratedW: 120_000, pileW: 120_000, isOnline: true },
  ...{ mayStart: false, orderId: 5, transactionId: '12', isFirst: false, planW: null },
  live: null,
  wattsPerAmpere: null,
  hasOneLevel: false,
  ...of,
})

/** A limit by hand that a pile holds. */
function held(connector: number, of: Partial<PowerProfile> = {}): StoredProfile {
  const periods = [
    { startSecond: 0, limitW: 40_000 },
    { startSecond: 3_600, limitW: 20_000 },
  ]
  const purpose = connector === 0 ? 'pile' : 'default'
  const hand = handProfile(connector, { purpose, from: NOW, seconds: 7_200, periods, ...of })
  return {
    ...{ sellerId: 1, stationId: 1, pileId: PILE, profileId: handProfileId(connector), connector },
    ...{ orderId: null, wanted: hand, wantedW: 40_000, wantedTime: NOW, held: hand, heldW: 40_000 },
    ...{ heldUntil: null, heldTime: NOW, sameFrom: NOW, demandW: null, hand, triedTime: null, answer: null },
  }
}

const plan = (
  profiles: StoredProfile[],
  now: number,
  { siteW = 100_000, percents = [100], of = gun() } = {},
) =>
  wantedOf({
    limit: {
      siteW,
      percents: Array.from({ length: 24 }, (_, hour) => percents[hour % percents.length] ?? 100),
    },
    guns: [of],
    profiles,
    now,
  })
const find = (profileId: number, ...given: Parameters<typeof plan>) =>
  plan(...given).find((one) => one.profileId === profileId)

describe('a limit by hand', () => {
  it.each([
    [MINUTE, 40_000],
    [HOUR + MINUTE, 20_000],
    [2 * HOUR + MINUTE, 100_000],
  ])('holds a charge after %i ms to its own period', (after, limitW) => {
    expect(find(gunProfileId(1), [held(1)], NOW + after)?.wantedW).toBe(limitW)
  })

  it('is cut in each of its periods to what the site bears, and cleared after its end', () => {
    const cut = find(handProfileId(1), [held(1)], NOW + MINUTE, { siteW: 30_000 })
    expect(cut?.wanted?.periods).toEqual([
      { startSecond: 0, limitW: 30_000 },
      { startSecond: 3_600, limitW: 20_000 },
    ])
    expect(find(handProfileId(1), [held(1)], NOW + 2 * HOUR)).toMatchObject({ wanted: null })
    expect(find(handProfileId(0), [held(0)], NOW + 2 * HOUR)).toMatchObject({ wanted: null })
  })

  it('of one charge ends with it', () => {
    const own = held(1, { purpose: 'transaction', transactionId: '12' })
    expect(find(gunProfileId(1), [own], NOW)?.wantedW).toBe(40_000)
    const next = gun({ orderId: 6, transactionId: '13' })
    expect(find(handProfileId(1), [own], NOW, { of: next })).toMatchObject({ wanted: null })
    expect(find(gunProfileId(1), [own], NOW, { of: next })?.wantedW).toBe(100_000)
  })

  it('of each charge at a pile is cut like that of a gun', () => {
    const cut = find(handProfileId(0), [held(0, { purpose: 'default' })], NOW, { siteW: 30_000 })
    expect(cut).toMatchObject({ connector: 0, wantedW: 30_000 })
  })

  it('of a pile lowers the hours of a curve in which it holds, and no other', () => {
    const curve = find(CURVE, [held(0)], NOW, { siteW: 0, percents: [50] })
    // Ten to eleven and eleven to twelve in UTC+8.
    expect(curve?.wanted?.periods).toEqual([
      { startSecond: 0, limitW: 60_000 },
      { startSecond: 10 * 3_600, limitW: 40_000 },
      { startSecond: 11 * 3_600, limitW: 20_000 },
      { startSecond: 12 * 3_600, limitW: 60_000 },
    ])
  })
})

describe('a pile that refuses every limit', () => {
  const SAFE_W = 12_500
  const refused = (of: Partial<StoredProfile> = {}): StoredProfile => {
    const periods = [{ startSecond: 0, limitW: SAFE_W }]
    const wanted = { id: SAFE, stackLevel: 1, purpose: 'default', kind: 'relative', periods } as const
    return {
      ...{ ...held(0), profileId: SAFE, hand: null, wanted, wantedW: SAFE_W },
      ...{ held: null, heldW: null, heldTime: null, sameFrom: null, answer: 'rejected', triedTime: NOW },
      ...of,
    }
  }
  const idle = gun({ orderId: null, transactionId: null })
  const other = gun({ id: 2, pileId: 8, orderId: null, transactionId: null })
  const safeOf = (profiles: StoredProfile[], siteW: number) =>
    wantedOf({
      limit: { siteW, percents: Array.from({ length: 24 }, () => 100) },
      ...{ guns: [idle, other], profiles, now: NOW },
    }).filter(({ profileId }) => profileId === SAFE)

  it('counts at its rated power in the safe defaults of the others, and is tried again as it was', () => {
    expect(safeOf([refused()], 150_000)).toMatchObject([
      { pileId: PILE, wantedW: SAFE_W },
      { pileId: 8, wantedW: 30_000 },
    ])
    // What is left is nothing where it may draw all.
    expect(safeOf([refused()], 100_000)).toMatchObject([{ pileId: PILE }, { pileId: 8, wantedW: 0 }])
  })

  it('shares like any other again once it has taken one', () => {
    const profile = refused()
    const taken = refused({ held: profile.wanted, heldW: SAFE_W, heldTime: NOW, answer: null })
    expect(safeOf([taken], 150_000)).toMatchObject([{ wantedW: 75_000 }, { wantedW: 75_000 }])
  })
})
