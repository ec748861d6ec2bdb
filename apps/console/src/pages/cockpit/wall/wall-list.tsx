import type { Language } from '@ampdeck/api/enumeration'
import { wallScene, wallSize } from '@ampdeck/api/enumerations/wall'
import { type Wall, wall } from '@ampdeck/api/system/wall'
import { wallTexts } from '@ampdeck/api/system/wall.texts'
import { listed, say, texts } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { StationsCell, stationsOf } from '../../../station-group/stations-cell.tsx'

const words = texts({
  all: ['All stations', '全部场站'],
  on: ['{on} of {all}', '{on} / {all}'],
  screens: ['Screens', '屏幕'],
})

export const screen = listOf<typeof wall.page>(wallTexts, {
  unit: ['wall | walls', '大屏'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.custom('screensOn', {
      cell: (row) => <OfLanguage row={row} read={screensIn} />,
      text: screensIn,
      width: 110,
    }),
    c.custom('scenes', {
      cell: (row) => <OfLanguage row={row} read={scenesOf} />,
      text: scenesOf,
      width: 320,
    }),
    c.number('everySeconds'),
    c.code('size', wallSize),
    c.custom('stationIds', {
      cell: (row) =>
        row.stationIds.length > 0 ? <StationsCell group={row} /> : <OfLanguage row={row} read={stationsIn} />,
      text: stationsIn,
      width: 260,
    }),
    c.instant('linkExpires'),
    c.text('remark'),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('scenes', wallScene)],
  actions: (a) => [
    a.form(wall.link, { id: 'screens', label: words.screens }),
    a.form(wall.update),
    a.call(wall.delete, { confirm: 'danger' }),
  ],
})

type Read = (row: Wall, language: Language) => string

function OfLanguage({ row, read }: { row: Wall; read: Read }) {
  return read(row, useLanguage().language)
}

function scenesOf({ scenes }: Wall, language: Language): string {
  return listed(
    scenes.map((scene) => wallScene.label(scene, language)),
    language,
  )
}

function stationsIn(row: Wall, language: Language): string {
  return row.stationIds.length > 0 ? stationsOf(row, language) : say(words.all, language)
}

function screensIn({ screensOn, screens }: Wall, language: Language): string {
  return screens === 0 ? '–' : say(words.on, language, { on: screensOn, all: screens })
}
