import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { activeState, memberType } from '../enumerations/member.ts'
import { discountBearer, discountFee, weekday } from '../enumerations/tariff.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { BasisPoints, ById, ByVersion, Day, Id, record } from '../wire.ts'
import { ALL_DAY, RuleName, TimeWindow } from './rule-fields.ts'

/** What people fill in. */
export const SiteDiscountDraft = z
  .object({
    name: RuleName,
    stationIds: z.array(Id).min(1).max(1_000),
    fee: codeOf(discountFee),
    bpsOff: BasisPoints.min(1).max(10_000),
    /** None means every day. */
    weekdays: z.array(codeOf(weekday)).max(7).default([]),
    timeWindow: TimeWindow.default(ALL_DAY),
    /** None means everybody. */
    memberTypes: z.array(codeOf(memberType)).max(4).default([]),
    validFrom: Day,
    validTo: Day.meta({ examples: ['2099-12-31'] }),
    bearer: codeOf(discountBearer),
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'], message: 'date.order' })

export const SiteDiscount = record({
  ...SiteDiscountDraft.shape,
  stationIds: z.array(Id),
  state: codeOf(activeState),
})

export const SiteDiscountFilter = z.object({
  name: filter.text(),
  stationId: filter.ids(),
  fee: filter.codes(discountFee),
  bearer: filter.codes(discountBearer),
  state: filter.codes(activeState),
})

const at = service('config-service/siteDiscount')

/** What stations take off the fees by themselves. */
export const siteDiscount = {
  page: at('page', 'siteDiscount')
    .takes(paged(SiteDiscountFilter, ['name', 'bpsOff', 'validFrom', 'validTo', 'state', 'updateTime']))
    .gives(pageOf(SiteDiscount)),
  get: at('get', 'siteDiscount').takes(ById).gives(SiteDiscount),
  /** Those in use that hold on some day of a period. */
  calendar: at('calendar', 'siteDiscount')
    .takes(z.object({ from: Day, to: Day, stationId: filter.ids() }))
    .gives(z.array(SiteDiscount)),
  save: at('save', 'siteDiscount:add').takes(SiteDiscountDraft).gives(SiteDiscount),
  update: at('update', 'siteDiscount:edit')
    .takes(SiteDiscountDraft.safeExtend(ByVersion.shape))
    .gives(SiteDiscount)
    .fails('record.stale'),
  enable: at('enable', 'siteDiscount:enable').takes(ById).gives(SiteDiscount).moves(activeLife.enable),
  disable: at('disable', 'siteDiscount:disable').takes(ById).gives(SiteDiscount).moves(activeLife.disable),
  delete: at('delete', 'siteDiscount:delete').takes(ById),
}

export type SiteDiscount = z.input<typeof SiteDiscount>
