import { type ChargeLimit, chargeLimit } from '@ampdeck/api/config/charge-limit'
import { chargeLimitTexts } from '@ampdeck/api/config/charge-limit.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { activeState, limitTarget } from '@ampdeck/api/enumerations/member'
import { useLanguage } from '@ampdeck/ui/language'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { daysText } from '../../../rule/rule-words.tsx'

export const screen = listOf<typeof chargeLimit.page>(chargeLimitTexts, {
  unit: ['charge limit | charge limits', '充电限制'],
  columns: (c) => [
    c.name('targetName', { locked: true }),
    c.code('targetKind', limitTarget, { sort: true }),
    c.number('perDayTimes'),
    c.energy('perDayWh'),
    c.money('perOrderFen'),
    c.number('socMax'),
    c.custom('window', { cell: (row) => <When of={row} />, text: whenOf }),
    c.custom('stationIds', { cell: stationsOf, text: stationsOf, numeric: 'number' }),
    c.status('state', activeState, { sort: true, locked: true, lead: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('target'),
    f.codes('targetKind', limitTarget),
    f.records('groupId', { source: fleetSource }),
    f.codes('state', activeState),
  ],
  actions: (a) => [
    a.form(chargeLimit.update),
    a.call(chargeLimit.enable),
    a.call(chargeLimit.disable),
    a.call(chargeLimit.delete, { confirm: 'danger' }),
  ],
})

type When = Pick<ChargeLimit, 'weekdays' | 'windowFrom' | 'windowTo'>

function When({ of }: { of: When }) {
  return whenOf(of, useLanguage().language)
}

/** `Mon–Fri 08:00–12:00`. */
function whenOf({ weekdays = [], windowFrom, windowTo }: When, language: Language): string {
  const days = daysText(weekdays, language)
  const times = windowFrom && windowTo ? `${windowFrom}–${windowTo}` : ''
  return [days, times].filter(Boolean).join(' ') || '–'
}

/** How many; none stands for all of them. */
function stationsOf({ stationIds = [] }: Pick<ChargeLimit, 'stationIds'>): string {
  return stationIds.length > 0 ? String(stationIds.length) : '–'
}
