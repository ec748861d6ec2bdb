import { costModelState } from '@ampdeck/api/enumerations/tariff'

const { draft, issued, replaced } = costModelState.code

/** A version, as far as its life cycle is concerned (domain.md §4, life cycle 12). */
export interface VersionState {
  state: number
  effectiveTime: number
}

/** What keeps a draft from being issued: it would have to hold before now, or before a version that is issued already. */
export function issueProblem(
  draftVersion: VersionState,
  others: readonly VersionState[],
  now: number,
): 'state' | 'past' | 'overlap' | undefined {
  if (draftVersion.state !== draft) return 'state'
  if (draftVersion.effectiveTime < now) return 'past'
  const taken = others.filter(({ state }) => state === issued || state === replaced)
  return taken.some(({ effectiveTime }) => effectiveTime >= draftVersion.effectiveTime)
    ? 'overlap'
    : undefined
}

/** The version in force: of those that were issued, the last one whose time has come. */
export function inForce<Version extends VersionState>(
  versions: readonly Version[],
  now: number,
): Version | undefined {
  return versions
    .filter(({ state, effectiveTime }) => (state === issued || state === replaced) && effectiveTime <= now)
    .reduce<Version | undefined>(
      (last, version) => (last && last.effectiveTime > version.effectiveTime ? last : version),
      undefined,
    )
}
