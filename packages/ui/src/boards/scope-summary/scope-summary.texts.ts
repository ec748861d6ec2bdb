import { texts } from '@ampdeck/api/texts'

export const scopeTexts = texts({
  seesAll: ['Sees the whole seller.', '可查看整个商户的数据。'],
  seesBelow: [
    'Sees {organisation} and all organisations below it.',
    '可查看{organisation}及其下级组织的数据。',
  ],
  seesOwn: ['Sees {organisation} only.', '只能查看{organisation}的数据。'],
  seesChosen: ['Sees chosen stations and fleets.', '可查看指定的场站和车队。'],
  seesPersonal: ['Sees own records only.', '只能查看本人的数据。'],
  ownOrganisation: ['own organisation', '本组织'],
  union: ['The roles add up: the widest one counts.', '多个角色取并集，以范围最大的为准。'],
  narrowed: ['The user’s own list of stations narrows it further.', '用户自身的场站列表进一步缩小了范围。'],
  maySee: ['May see {parts}.', '可查看 {parts}。'],
  seesNothing: [
    'Sees nothing yet: no station and no fleet is chosen.',
    '目前看不到任何数据：尚未指定场站或车队。',
  ],
  unknown: ['The counts are not available yet.', '暂无数量信息。'],
  stations: ['{seen} of {total} stations', '{seen} / {total} 个场站'],
  allStations: ['all {total} stations', '全部 {total} 个场站'],
  piles: ['{seen} of {total} piles', '{seen} / {total} 台电桩'],
  allPiles: ['all {total} piles', '全部 {total} 台电桩'],
  guns: ['{seen} of {total} guns', '{seen} / {total} 把枪'],
  allGuns: ['all {total} guns', '全部 {total} 把枪'],
  fleets: ['{seen} of {total} fleets', '{seen} / {total} 个车队'],
  allFleets: ['all {total} fleets', '全部 {total} 个车队'],
  may: ['May {parts}.', '可以{parts}。'],
  mayNot: ['May not change {parts}.', '不能操作{parts}。'],
  mayOnlyRead: ['May change nothing.', '不能更改任何数据。'],
  names: ['Stations', '场站'],
  more: ['and {count} more', '另有 {count} 个'],
})
