import { type SiteDiscount, siteDiscount } from '@ampdeck/api/config/site-discount'
import { siteDiscountTexts } from '@ampdeck/api/config/site-discount.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { activeState, memberType } from '@ampdeck/api/enumerations/member'
import { discountBearer, discountFee } from '@ampdeck/api/enumerations/tariff'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { codesText, InWords, whenText } from '../../../rule/rule-words.tsx'

const typesOf = ({ memberTypes = [] }: SiteDiscount, language: Language) =>
  codesText(memberTypes, memberType, language)

export const screen = listOf<typeof siteDiscount.page>(siteDiscountTexts, {
  unit: ['site discount | site discounts', '场站折扣'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true }),
    c.percent('bpsOff', { sort: true }),
    c.code('fee', discountFee),
    c.custom('stationIds', {
      cell: ({ stationIds }) => stationIds.length,
      text: ({ stationIds }) => String(stationIds.length),
      numeric: 'number',
    }),
    c.custom('when', {
      cell: (row) => <InWords of={(language) => whenText(row, language)} />,
      text: whenText,
      most: 240,
    }),
    c.day('validFrom', { sort: true }),
    c.day('validTo', { sort: true }),
    c.code('bearer', discountBearer),
    c.status('state', activeState, { sort: true, locked: true, lead: true }),
    c.custom('memberTypes', {
      cell: (row) => <InWords of={(language) => typesOf(row, language)} />,
      text: typesOf,
      hidden: true,
    }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name'),
    f.records('stationId', { source: stationSource }),
    f.codes('state', activeState),
    f.codes('fee', discountFee, { more: true }),
    f.codes('bearer', discountBearer, { more: true }),
  ],
  actions: (a) => [
    a.form(siteDiscount.update),
    a.call(siteDiscount.enable),
    a.call(siteDiscount.disable),
    a.call(siteDiscount.delete, { confirm: 'danger' }),
  ],
})
