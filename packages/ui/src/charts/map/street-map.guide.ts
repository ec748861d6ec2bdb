import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The operator has a map with streets: one `StreetMapProvider` around the application gives it to every map.',
    'The same map below `StationMap` and `MapPointField`: neither takes an address itself.',
  ],
  avoid: [
    'Showing stations: `StationMap`. Choosing a place: `MapPointField`. Both work without streets.',
    'An operator without such a map: leave it out. Land and water come with the application, without internet.',
  ],
  accessibility: [
    'It draws nothing itself, and what it brings is hidden from screen readers: marks and their names stay as they are.',
    'Whose map it is stands in the lower corner of every map, as its licence wants.',
    'Where the map cannot be loaded, or not be drawn on this device, that corner says so and land and water are shown.',
  ],
  do: [
    'Keep `load` outside of the component, and let it remember its answer: every map asks.',
    'Say by `datum` in which degrees the tiles are drawn: WGS-84 is moved under our marks, which are in GCJ-02.',
    'Give a TileJSON document where there is one: it is drawn in the colours of the theme, light and dark.',
  ],
  dont: [
    'Do not put one around each map: one around the application is enough.',
    'Do not name tiles of another host in a style: only its own host and ours are asked.',
    'Do not reject where there is no map: answer null. A failure counts as none, too.',
  ],
  related: ['Domain widgets/Network/StationMap', 'Components/Forms/MapPointField'],
}
