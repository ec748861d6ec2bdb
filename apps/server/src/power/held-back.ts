import type { CodeOf } from '@ampdeck/api/enumeration'
import { powerLimitSource } from '@ampdeck/api/enumerations/strategy'
import { STEP_W } from './allocate.ts'
import { isMeasuredUnder, takesAll } from './grants.ts'
import { gunProfileId, handProfileId } from './gun-profile.ts'
import { handLimit } from './hand-limit.ts'
import { profileKey, type SiteGun, type SiteLimit, type StoredProfile } from './site-power.store.ts'
import { hourOf, percentAt } from './station-limit.ts'
import type { Wanted } from './wanted.ts'

const { plan: PLAN, byHand: BY_HAND } = powerLimitSource.code

/** What leaves a charge so much power. */
export interface Cause {
  source: CodeOf<typeof powerLimitSource>
  /** 0 for what is not a record. */
  sourceId: number
  name: string | null
  nameEn: string | null
  W: number
}

/** A running charge with what holds it back: null where nothing does, undefined where no reading tells. */
export interface HeldBack {
  orderId: number
  cause: Cause | null | undefined
}

interface Planned {
  limit: Pick<SiteLimit, 'by' | 'percents' | 'lowerings'>
  guns: readonly SiteGun[]
  /** As they were before. */
  profiles: readonly StoredProfile[]
  wanted: readonly Wanted[]
  now: number
}

/** Which charges of a station would take more than they may, and because of what. */
export function heldBack({ limit, guns, profiles, wanted, now }: Planned): HeldBack[] {
  const before = new Map(profiles.map((profile) => [profileKey(profile), profile]))
  const grants = new Map(wanted.map((one) => [profileKey(one), one]))
  const gunsOf = Map.groupBy(guns, ({ pileId }) => pileId)
  const hour = hourOf(now)
  const lowering = limit.lowerings.toSorted((a, b) => percentAt(a, hour) - percentAt(b, hour))[0]
  const percent = limit.percents[hour] ?? 100
  const bySite = lowering && percent < 100 ? recordOf(lowering) : nameless(powerLimitSource.code[limit.by])
  return guns.flatMap((gun): HeldBack[] => {
    const { orderId, transactionId, pileId, connector, planW, pileW } = gun
    if (orderId === null) return []
    const key = profileKey({ pileId, profileId: gunProfileId(connector) })
    const share = gunsOf.get(pileId)?.length ?? 1
    const hand = (of: number) =>
      handLimit(before.get(profileKey({ pileId, profileId: handProfileId(of) }))?.hand, {
        now,
        transactionId,
      })
    const isOfPile = (of: number) =>
      before.get(profileKey({ pileId: of, profileId: handProfileId(0) }))?.hand?.purpose === 'pile'
    const [gunW, handPileW, grantW] = [hand(connector), hand(0), grants.get(key)?.wantedW]
    const causes: Cause[] = [
      ...(typeof gunW === 'number' ? [{ ...nameless(BY_HAND), W: gunW }] : []),
      ...(typeof handPileW === 'number'
        ? [{ ...nameless(BY_HAND), W: isOfPile(pileId) ? handPileW / share : handPileW }]
        : []),
      ...(planW === null ? [] : [{ ...nameless(PLAN), W: planW }]),
      ...(lowering && percent < 100
        ? [{ ...recordOf(lowering), W: Math.floor((pileW * percent) / 100 / share) }]
        : []),
      ...(typeof grantW === 'number' ? [{ ...bySite, W: grantW }] : []),
    ]
    // Of two that leave as good as the same the first one: a grant is never above what plan and operator allow.
    const [cause] = causes.toSorted((a, b) => Math.floor(a.W / STEP_W) - Math.floor(b.W / STEP_W))
    const grant = before.get(key)
    const heldFrom = grant?.orderId === orderId ? (grant.sameFrom ?? grant.heldTime) : null
    return [{ orderId, cause: cause ? bindingOf(gun, cause, heldFrom) : null }]
  })
}

const nameless = (source: Cause['source']) => ({ source, sourceId: 0, name: null, nameEn: null })
const recordOf = ({ source, sourceId, name, nameEn }: SiteLimit['lowerings'][number]) => {
  return { source, sourceId, name, nameEn }
}

/** A car that takes all that it may would take more; what it took under an earlier limit tells only that it would. */
function bindingOf(gun: SiteGun, cause: Cause, heldFrom: number | null): Cause | null | undefined {
  const { ratedW, live } = gun
  if (cause.W >= ratedW) return null
  if (cause.W <= 0) return cause
  if (!live || live.W === null) return undefined
  if (live.W >= takesAll(gun) * cause.W) return cause
  return isMeasuredUnder(live, heldFrom) ? null : undefined
}
