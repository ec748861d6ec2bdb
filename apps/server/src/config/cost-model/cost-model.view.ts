import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import type { CostModel, CostModelDraft } from '@ampdeck/api/config/cost-model'
import { costModelState } from '@ampdeck/api/enumerations/tariff'
import { minutesOf } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Model, Version } from './cost-model.store.ts'

type Draft = z.output<typeof CostModelDraft>
type Shown = z.output<typeof CostModel>

const DAY = 1_440

/** The columns of a version from what people fill in; numbers that the service mode does not need are left out. */
export function versionFields(draft: Draft) {
  const {
    serviceMode,
    servicePrice4,
    unitMinutes,
    unitFen,
    chargeFen,
    effectiveTime,
    periods,
    feedInPrice4,
  } = draft
  const param = {
    1: {},
    2: { price4: servicePrice4 ?? 0 },
    3: { unitMinutes: unitMinutes ?? 1, unitFen: unitFen ?? 0 },
    4: { fen: chargeFen ?? 0 },
  }[serviceMode]
  return {
    effectiveTime,
    serviceMode,
    periods: JSON.stringify(periods),
    serviceParam: JSON.stringify(param),
    feedInPrice4: feedInPrice4 ?? null,
  }
}

/** A version's prices as the wire has them. */
export function pricesOf({ serviceMode, serviceParam, periods, feedInPrice4 }: Version) {
  const { price4 = null, unitMinutes = null, unitFen = null, fen = null } = serviceParam
  return {
    serviceMode: serviceMode as Draft['serviceMode'],
    servicePrice4: price4,
    unitMinutes,
    unitFen,
    chargeFen: fen,
    periods: periods as TariffPeriod[],
    feedInPrice4,
  }
}

/** A model with its newest version, at a moment. */
export function shown(model: Model & Pick<Shown, 'isBound'>, newest: Version, now: number): Shown {
  return {
    ...model,
    scope: model.scope as Shown['scope'],
    state: model.state as Shown['state'],
    currentVersion: model.currentVersion === 0 ? null : model.currentVersion,
    newestVersion: newest.no,
    newestState: newest.state as Shown['newestState'],
    isUpcoming: newest.state === costModelState.code.issued && newest.effectiveTime > now,
    effectiveTime: newest.effectiveTime,
    ...pricesOf(newest),
  }
}

/** Energy and service together, the mean over the day by time. */
export function averagePrice4(periods: readonly TariffPeriod[]): number {
  const sum = periods.reduce(
    (all, { from, to, ePrice4, sPrice4 }) => all + (minutesOf(to) - minutesOf(from)) * (ePrice4 + sPrice4),
    0,
  )
  return Math.round(sum / DAY)
}
