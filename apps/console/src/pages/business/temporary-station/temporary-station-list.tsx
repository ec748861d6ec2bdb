import { temporaryPileTexts } from '@ampdeck/api/config/temporary-pile.texts'
import {
  type TemporaryStation,
  type temporaryPile,
  temporaryStation,
} from '@ampdeck/api/config/temporary-station'
import { temporaryStationTexts } from '@ampdeck/api/config/temporary-station.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { pileStatus } from '@ampdeck/api/enumerations/equipment'
import { listed, say, texts } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  complete: ['Nothing', '无'],
  convert: ['Convert to regular', '转为正式'],
  address: ['Address', '地址'],
  lng: ['Place', '位置'],
  transformerW: ['Transformer', '变压器'],
  costModelId: ['Billing model', '计费模型'],
})

/** What a station still lacks, in words. */
export function missingOf({ missing }: Pick<TemporaryStation, 'missing'>, language: Language): string {
  // One sentence: only its first word begins large.
  const names = missing.map((field, nth) =>
    nth === 0 ? say(words[field], language) : say(words[field], language).toLowerCase(),
  )
  return names.length === 0 ? say(words.complete, language) : listed(names, language)
}

function Missing({ of }: { of: TemporaryStation }) {
  return missingOf(of, useLanguage().language)
}

export const stations = listOf<typeof temporaryStation.temporaryPage>(temporaryStationTexts, {
  unit: ['temporary station | temporary stations', '临时场站'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.text('code', { sort: true, code: true, hidden: true }),
    c.named('cityCode', { zh: 'cityName', en: 'cityNameEn', sort: true, hidden: true }),
    c.number('pileCount'),
    c.custom('missing', { cell: (row) => <Missing of={row} />, text: missingOf, most: 200 }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [f.search('name')],
  actions: (a) => [
    a.form(temporaryStation.convert, { label: words.convert }),
    a.form(temporaryStation.temporaryUpdate, { id: 'edit' }),
    a.call(temporaryStation.temporaryDelete, { id: 'delete', confirm: 'danger' }),
  ],
})

export const piles = listOf<typeof temporaryPile.temporaryPage>(temporaryPileTexts, {
  unit: ['pile | piles', '电桩'],
  columns: (c) => [
    c.name('code', { sort: true, locked: true, link: ({ id }) => paths.pile(id) }),
    c.text('name', { sort: true, hidden: true }),
    c.named('pileTypeName', { zh: 'pileTypeName', en: 'pileTypeNameEn' }),
    c.number('gunCount'),
    c.status('status', pileStatus, { sort: true }),
    c.instant('lastHeartbeat', { sort: true, hidden: true }),
  ],
  filters: () => [],
})
