import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'How a station is at a glance: service, guns, power against its limit, today so far, open alarms.',
    'Many of them side by side: `StationBoard`, one card in each list item.',
    'The shape of a card that is still to come: `StationCardLoading`.',
  ],
  avoid: [
    'Stations that are compared by one figure, sorted and exported: `ListPage`.',
    'Where stations are: `StationMap`.',
    'The guns of a station one by one: `GunMatrix`.',
  ],
  keyboard: [
    ['Enter', 'With `href`: opens the station. The name is the link, the whole card takes the press.'],
  ],
  accessibility: [
    'An article named by the station, with its name as a heading. The bar of guns is a picture that says every count.',
    'The counts below the bar are for the eye; power, orders, energy and income are heard with their names.',
    'A late card says how old its values are. It does not interrupt.',
    'A loading card is a `status` named “Loading”. On a phone the cards stand one below the other.',
  ],
  do: [
    'Pass power and limit in W, energy in Wh, income in fen, and `null` for what is not known: it is drawn as a dash.',
    'Pass `staleSince` three beats after the last word; the values stay.',
    'Pass the same `station` object while nothing has changed: the card is drawn again only for another one.',
  ],
  dont: [
    'Do not use `serviceStatus` to say that a station is closed: `status` says it, and the service then does not count.',
    'Do not put a second link or button into the card: all of it leads to the station.',
    'Do not put cards into `StationBoard` without an `li` around each.',
  ],
  related: [
    'Recipes/MonitorBoard',
    'Domain widgets/Network/GunBar',
    'Domain widgets/Network/GunMatrix',
    'Domain widgets/Network/StationMap',
    'Components/States/RefreshLamp',
  ],
  anatomy: {
    story: 'Busy',
    size: [460, 260],
    parts: [
      { name: ['Name', '名称'], at: 'h2', note: ['The link to the station.', '指向场站的链接。'] },
      {
        name: ['State', '状态'],
        at: 'header [class*="_badge_"]',
        note: [
          'Of the station, by shape and word; one out of service says so first.',
          '场站状态，以形状和文字表示；停用优先。',
        ],
      },
      { name: ['Place', '位置'], at: 'p[class*="_note_"]', note: ['City and kind.', '城市与类型。'] },
      {
        name: ['Bar of guns', '枪条'],
        at: '[role="img"][class*="_bar_"]',
        note: ['Each status by its share, always in the same order.', '各状态占比，顺序固定。'],
      },
      {
        name: ['Counts', '数量'],
        at: 'p[class*="_counts_"]',
        note: ['The same as numbers, all of them last.', '对应的数量，最后为总数。'],
      },
      {
        name: ['Power', '功率'],
        at: 'div[class*="_power_"]',
        note: ['Now, and of what the transformer allows.', '当前功率及占变压器限额比例。'],
      },
      {
        name: ['Today', '今日'],
        at: 'footer',
        note: ['Orders, energy and money since midnight.', '零点以来的订单、电量和金额。'],
      },
    ],
  },
}
