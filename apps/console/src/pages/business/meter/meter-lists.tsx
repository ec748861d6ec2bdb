import { meter } from '@ampdeck/api/config/meter'
import { meterTexts } from '@ampdeck/api/config/meter.texts'
import type { MeterFee, meterFee } from '@ampdeck/api/config/meter-fee'
import { meterKind } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({ price: ['yuan/kWh', '元/kWh'] })
const stationLink = ({ stationId }: { stationId: number }) => paths.station(stationId)

export const meterScreen = listOf<typeof meter.page>(meterTexts, {
  unit: ['meter | meters', '电表'],
  columns: (c) => [
    c.name('meterNo', { sort: true, locked: true }),
    c.named('stationId', { zh: 'stationName', en: 'stationNameEn', link: stationLink }),
    c.code('kind', meterKind, { sort: true }),
    c.number('ratio'),
    c.energy('lastReading', { sort: true }),
    c.text('month'),
    c.money('monthFeeFen'),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [
    f.search('meterNo'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('kind', meterKind),
  ],
  actions: (a) => [a.form(meter.update), a.call(meter.delete, { confirm: 'danger' })],
})

export const feeScreen = listOf<typeof meterFee.page>(meterTexts, {
  unit: ['fee | fees', '电费'],
  columns: (c) => [
    c.text('month', { sort: true, locked: true }),
    c.name('meterNo', { sort: true, locked: true }),
    c.named('stationId', { zh: 'stationName', en: 'stationNameEn', link: stationLink }),
    c.energy('startReading', { hidden: true }),
    c.energy('endReading', { hidden: true }),
    c.energy('sharpWh'),
    c.energy('peakWh'),
    c.energy('flatWh'),
    c.energy('valleyWh'),
    c.energy('totalWh', { sort: true }),
    c.money('feeFen', { sort: true }),
    c.custom('price', { label: words.price, numeric: 'number', cell: priceOf, text: priceOf }),
    c.text('remark', { hidden: true, most: 200 }),
    c.instant('createTime', { hidden: true }),
  ],
  filters: (f) => [
    f.search('meterNo'),
    f.choice('stationId', { options: 'stations' }),
    f.choice('month', { options: 'months' }),
  ],
})

/** What a kWh cost on average. */
function priceOf({ feeFen, totalWh }: MeterFee): string {
  return totalWh > 0 ? ((feeFen * 10) / totalWh).toFixed(4) : '–'
}
