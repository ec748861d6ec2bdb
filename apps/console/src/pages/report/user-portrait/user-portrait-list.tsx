import {
  frequencyBand,
  memberType,
  reachBand,
  recencyBand,
  spendBand,
  userSegment,
} from '@ampdeck/api/enumerations/member'
import type { userPortrait } from '@ampdeck/api/statistics/user-portrait'
import { userPortraitTexts } from '@ampdeck/api/statistics/user-portrait.texts'
import { hourMinute } from '@ampdeck/api/time'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

export const screen = listOf<typeof userPortrait.page>(userPortraitTexts, {
  unit: ['portrait | portraits', '画像'],
  columns: (c) => [
    c.name('name', { locked: true, link: ({ id }) => paths.userPortrait(id) }),
    c.text('memberNo', { code: true, link: ({ id }) => paths.member(id) }),
    c.status('segment', userSegment, { sort: true, lead: true }),
    c.number('recency', { sort: true }),
    c.number('frequency90', { sort: true }),
    c.money('spend90Fen', { sort: true }),
    c.custom('prefHour', {
      sort: true,
      cell: ({ prefHour }) => hourMinute(prefHour * 60),
      text: ({ prefHour }) => hourMinute(prefHour * 60),
    }),
    c.named('prefStationId', {
      zh: 'prefStationName',
      en: 'prefStationNameEn',
      link: ({ prefStationId, prefStationName }) => (prefStationName ? paths.station(prefStationId) : ''),
    }),
    c.percent('valleyBps', { sort: true }),
    c.text('phone', { hidden: true }),
    c.code('type', memberType, { hidden: true }),
    c.energy('energy90Wh', { sort: true, hidden: true }),
    c.number('stations', { sort: true, hidden: true }),
    c.custom('reachM', {
      sort: true,
      hidden: true,
      numeric: 'number',
      cell: ({ reachM }) => kilometres(reachM),
      text: ({ reachM }) => kilometres(reachM),
    }),
    c.day('firstDay', { hidden: true }),
    c.day('lastDay', { hidden: true }),
  ],
  filters: (f) => [
    f.search('name'),
    f.search('memberNo'),
    f.codes('segment', userSegment),
    f.choice('prefStationId', { options: 'stations' }),
    f.codes('type', memberType),
    f.codes('recencyBand', recencyBand, { more: true }),
    f.codes('frequencyBand', frequencyBand, { more: true }),
    f.codes('spendBand', spendBand, { more: true }),
    f.codes('reachBand', reachBand, { more: true }),
  ],
})

/** With one decimal and its unit. */
const kilometres = (metres: number) => `${(metres / 1_000).toFixed(1)} km`
