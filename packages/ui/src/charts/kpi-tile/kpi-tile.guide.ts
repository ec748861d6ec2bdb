import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The few figures that say how the day goes, on top of a dashboard: `KpiTile`s in a `KpiStrip`.',
    'How far a figure is on the way to where it should be: `TargetBar`, as the `target` of a tile.',
  ],
  avoid: [
    'A figure in a sentence, a table or a detail page: `Money`, `Energy`, `Count` alone.',
    'One value on a scale with a limit: `Gauge`.',
    'Facts of one record: `Facts` or `DescriptionList`.',
  ],
  accessibility: [
    'A `KpiStrip` is a list of terms: the name of a tile is the term; figure, change and curve are read as belonging to it.',
    'A `TargetBar` is a meter named by its `label`; it says “2,660,000.00 of 3,900,000.00 yuan”.',
    'A figure that could not be loaded is an alert; an old one says from when it is, beside its name.',
    'On a phone the tiles stand below or beside one another as there is room; nothing is left out.',
  ],
  do: [
    'Keep every tile in a `KpiStrip`: its parts are items of that list.',
    'Pass figures as components, `<Money fen={…} />`, so that unit and language are right.',
    'Write in `delta` what is compared with: “vs yesterday”.',
    'Set `state` while there is no figure: the tile keeps its place and says why.',
  ],
  dont: [
    'Do not pass 0 for what is not known: a `TargetBar` takes null, a tile takes a `state`.',
    'Do not put the strip into a panel: it is one.',
    'Do not give a `TargetBar` another unit than its target: both are fen without `unit`.',
  ],
  related: [
    'Components/Figures/Figure',
    'Components/Charts/Small',
    'Components/Charts/SeriesChart',
    'Components/Details/DescriptionList',
  ],
  anatomy: {
    story: 'Strip',
    size: [900, 140],
    parts: [
      {
        name: ['Name', '名称'],
        at: 'dt',
        note: ['What is counted, and over which time.', '指标与时间范围。'],
      },
      {
        name: ['Figure', '数值'],
        at: 'dd[class*="_figure_"]',
        note: ['From a figure component, never a formatted string.', '来自数值组件，而非格式化文本。'],
      },
      {
        name: ['Unit', '单位'],
        at: 'dd[class*="_figure_"] span[class*="_unit_"]',
        note: ['Smaller and quieter than the figure.', '比数值更小更淡。'],
      },
      {
        name: ['Change', '变化'],
        at: 'dd[class*="_delta_"]',
        note: [
          'Against what is said beside it; coloured where more is better or worse.',
          '与旁注对比；有好坏之分时着色。',
        ],
      },
      {
        name: ['Sparkline', '趋势线'],
        at: 'dd[class*="_chart_"]',
        note: ['How it went, without axes.', '走势，无坐标轴。'],
      },
    ],
  },
}
