import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'How a figure went over the day, in the room of a word: `Sparkline`, in a tile, a card or a row.',
    'One value against the end of its scale and its limit: `Gauge`, such as the loss rate or the load of a transformer.',
  ],
  avoid: [
    'A curve that somebody reads values from: `SeriesChart`, `LoadCurve`.',
    'How far a value is on the way to a target: `TargetBar`, in a `KpiTile`.',
    'Parts of a whole: `RingShare`.',
  ],
  accessibility: [
    'A `Sparkline` is a picture, and its `label` is all that is heard: its values must stand beside it or not matter.',
    'A `Gauge` is a meter named by `label`; its value is heard with its unit, then the limit.',
    'Nothing known is heard as a dash.',
    'Both keep their size on a phone: 104 by 46 px, and 142 px wide.',
  ],
  do: [
    'Say in the `label` of a `Sparkline` what it shows and of when: “Energy today by hour”.',
    'Give `previous` the whole day before: the grey line shows what is still to come.',
    'Give `value`, `max` and `limit` of a `Gauge` in the same unit of the wire: 8 % is 800 basis points.',
  ],
  dont: [
    'Do not compare heights of two sparklines: each has a scale of its own.',
    'Do not pass 0 for what is not known: `Gauge` takes null, a `Sparkline` ends earlier.',
    'Do not give values below zero to a `Sparkline`: its scale begins at 0.',
  ],
  related: [
    'Components/Figures/KpiTile',
    'Components/Charts/RingShare',
    'Components/Charts/SeriesChart',
    'Components/Charts/LoadCurve',
  ],
}
