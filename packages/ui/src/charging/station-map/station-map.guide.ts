import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Where stations are and how they are: each mark has the shape and colour of its status.',
    'Choosing stations by place: one, several, or an area.',
    'A tour over several stations: with `route`.',
  ],
  avoid: [
    'Entering where one station is: `MapPointField`.',
    'Stations by their figures: `ListPage`. Many at a glance: `StationBoard`.',
    'Which city earns most: `RankBars`.',
  ],
  keyboard: [
    [
      '← → ↑ ↓',
      'From a mark to the next one that way; moves the corner of an area, with Shift four times as far.',
    ],
    [
      'Enter Space',
      'On a mark: selects the station, or takes a group apart. On the corner: sets it, then selects.',
    ],
    ['+ -', 'Nearer and farther; the mark with the focus stays where it is.'],
    ['0', 'Shows all stations again.'],
    ['B', 'Begins an area.'],
    ['Escape', 'Gives the area up.'],
    ['↑ ↓ Home End', 'In the list: through its rows. Space selects, Enter shows the station on the map.'],
  ],
  accessibility: [
    'A region named “Station map”. The marks are buttons of one Tab stop: “Shenzhen Airport, Idle”, “5 stations, worst: Alarm”.',
    'The map is described by its keys. How many stations an area has is said in a live region.',
    'Beside it the same stations are a list box that can be searched; a route is an ordered list of its stops.',
    'In a narrow place the list stands below the map. One finger moves the map, two zoom it.',
  ],
  do: [
    'Pass coordinates as they are on the wire, in GCJ-02. What is at 0, 0 has no place and is counted below the list.',
    'Take the whole new set from `onSelect`: Shift, Ctrl and an area change more than one station.',
    'Put the card of the selected station into `children`, above the list.',
  ],
  dont: [
    'Do not load tiles from elsewhere: `StreetMapProvider` brings the map of the operator; without it land and water are drawn.',
    'Do not leave out stations without coordinates: they can be found in the list.',
    'Do not let `weight` stand for the status: it is the size of the mark, 0 to 1.',
  ],
  related: [
    'Domain widgets/Network/StationCard',
    'Components/Forms/MapPointField',
    'Domain widgets/Network/AlarmFeed',
    'Components/Charts/RankBars',
  ],
}
