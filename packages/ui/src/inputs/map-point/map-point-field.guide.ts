import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: ['Where a station stands, in a form of `useDraft`: two numbers and a map that follow one another.'],
  avoid: [
    'Stations on a map to look at: `StationMap`.',
    'An address in words: `TextField`. A city of a fixed list: `Combobox`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'On the pin: move the place by 2 px of the map, with Shift by 16 px.'],
    ['+ -', 'In the map: zoom in and out.'],
    ['0', 'In the map: shows the place, or its city, again.'],
    ['Ctrl+V', 'In either field: a pair such as `114.0579, 22.5431` fills both.'],
  ],
  accessibility: [
    'A group, named by `label`, with a text field for each number and a hint as its description.',
    'The pin is a button; its name has both numbers, its description says which keys move it. A status says where it was put.',
    'Until there is a place there is no pin: without a pointer one begins in the fields.',
    '`marks` are for the eye alone.',
  ],
  do: [
    'Give `near`, the city of the station: a new one begins there.',
    'Refuse places beside the earth in the schema, with `longitude` and `latitude`.',
    'Count on degrees: six decimals from the map, at most ten from a paste.',
  ],
  dont: [
    'Do not put it into a `FieldFrame`: it has its label, and its fields have their errors.',
    'Do not give `lng` and `lat` to other fields of the same form as well.',
  ],
  related: ['Domain widgets/Network/StationMap', 'Components/Forms/FormDrawer', 'Components/Forms/Combobox'],
}
