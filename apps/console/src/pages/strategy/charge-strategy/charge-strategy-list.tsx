import { type ChargeStrategy, chargeStrategy } from '@ampdeck/api/config/charge-strategy'
import { chargeStrategyTexts } from '@ampdeck/api/config/charge-strategy.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { activeState } from '@ampdeck/api/enumerations/member'
import { strategyKind } from '@ampdeck/api/enumerations/strategy'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { strategyValue } from '../../../order/strategy-note.tsx'

export const screen = listOf<typeof chargeStrategy.page>(chargeStrategyTexts, {
  unit: ['charge strategy | charge strategies', '充电策略'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.code('kind', strategyKind, { sort: true }),
    c.custom('value', { cell: (row) => <Value of={row} />, text: limitOf }),
    c.custom('stationIds', { cell: stationsOf, text: stationsOf, numeric: 'number' }),
    c.status('state', activeState, { sort: true, locked: true, lead: true }),
    c.text('remark', { hidden: true }),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [
    f.search('name'),
    f.codes('kind', strategyKind),
    f.records('stationId', { source: stationSource, label: chargeStrategyTexts.stationIds }),
    f.codes('state', activeState),
  ],
  actions: (a) => [
    a.form(chargeStrategy.update),
    a.form(chargeStrategy.bind, { label: ['Bind stations', '绑定场站'] }),
    a.call(chargeStrategy.enable),
    a.call(chargeStrategy.disable),
    a.call(chargeStrategy.delete, { confirm: 'danger' }),
  ],
})

function Value({ of }: { of: ChargeStrategy }) {
  return limitOf(of, useLanguage().language)
}

/** `30 kWh`; of a curve its lowest and highest hour; `–` where the car decides. */
function limitOf({ kind, curve = [], ...params }: ChargeStrategy, language: Language): string {
  if (curve.length > 0) return `${Math.min(...curve)}–${Math.max(...curve)} %`
  const { amountFen, energyWh, minutes, soc } = params
  const value = amountFen ?? energyWh ?? minutes ?? soc
  return value == null ? '–' : strategyValue({ kind, value }, language)
}

function stationsOf({ stationIds = [] }: ChargeStrategy): string {
  return String(stationIds.length)
}
