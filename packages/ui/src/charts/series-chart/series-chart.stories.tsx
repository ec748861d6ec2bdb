import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { chartTexts } from '../chart-frame/chart-frame.texts.ts'
import type { Series } from '../chart-frame/series.ts'
import { guide } from './series-chart.guide.ts'
import { restTexts, SeriesChart, type SeriesChartProps } from './series-chart.tsx'

const words = {
  energy: ['Energy by hour', '分时电量'],
  revenue: ['Revenue', '营收'],
  eFee: ['Energy fee', '电费'],
  sFee: ['Service fee', '服务费'],
  occupy: ['Occupy fee', '占位费'],
  today: ['Today', '今日'],
  yesterday: ['Yesterday', '昨日'],
  orders: ['Orders', '订单数'],
  share: ['Period share', '时段占比'],
  rate: ['Collection rate', '收款率'],
  balance: ['Net flow per day', '每日净流水'],
  group: ['Group {n}', '分组 {n}'],
} as const

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const DAYS = Array.from({ length: 14 }, (_, day) => `06-${String(18 + day).padStart(2, '0')}`).map((day) =>
  day.replace('06-31', '07-01'),
)
const yesterday = [
  760, 660, 500, 400, 320, 330, 450, 600, 780, 930, 960, 1020, 1110, 980, 820, 790, 860, 1060, 1100, 1120,
  1040, 980, 900, 820,
].map((kWh) => kWh * 1_000)
const today = yesterday.map((wh, hour) => (hour < 11 ? Math.round(wh * 1.06) : null))
const fees = [83, 65, 65, 83, 81, 74, 84, 85, 75, 65, 83, 83, 85, 33].map((thousand) => thousand * 100_000)

type Words = keyof typeof words

interface Args extends Partial<Omit<SeriesChartProps, 'series'>> {
  title: Words
  series: readonly (Omit<Series, 'name'> & { name: Words })[]
}

function Chart({ title, series, xLabels = HOURS, ...rest }: Args) {
  const say = useSay()
  return (
    <SeriesChart
      look="panel"
      {...rest}
      label={say(words[title] as readonly [string, string])}
      xLabels={xLabels}
      series={series.map((one) => ({ ...one, name: say(words[one.name] as readonly [string, string]) }))}
    />
  )
}

const meta = {
  title: 'Components/Charts/SeriesChart',
  component: SeriesChart,
  render: Chart,
  parameters: { guide },
  args: {
    title: 'energy',
    unit: 'energy',
    series: [
      { name: 'today', values: today },
      { name: 'yesterday', values: yesterday, colour: 'prev' },
    ],
  },
} satisfies MetaAround<typeof Chart>

export default meta
type Story = StoryObj<typeof Chart>

/** Today against yesterday: pointer and keyboard read the same words. */
export const AreaWithComparison: Story = {
  args: { now: '10:00' },
  play: async ({ canvas, canvasElement, globals }) => {
    const plot = canvas.getByRole('application', { name: say(words.energy, globals.language) })
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    const spoken = canvasElement.querySelector('[aria-live="polite"]')
    const sentence = `02:00, ${say(words.today, globals.language)} 530.0 kWh, ${say(words.yesterday, globals.language)} 500.0 kWh`
    await waitFor(() => expect(spoken).toHaveTextContent(sentence))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(spoken).toBeEmptyDOMElement())
    plot.blur()
    await expect(canvas.getByRole('row', { name: '11:00 – 1,020.0' })).toBeInTheDocument()
  },
}

export const Lines: Story = {
  args: {
    kind: 'line',
    series: [
      { name: 'today', values: today },
      { name: 'yesterday', values: yesterday, colour: 'prev' },
      { name: 'orders', values: yesterday.map((wh) => wh * 0.9), colour: 'prev', dash: 'dotted' },
    ],
  },
}

/** Picture 02: stacked columns; today is not complete. */
export const StackedColumns: Story = {
  args: {
    title: 'revenue',
    unit: 'money',
    kind: 'bar',
    stacked: true,
    xLabels: DAYS,
    incomplete: '07-01',
    series: [
      { name: 'eFee', values: fees, colour: 'efee' },
      { name: 'sFee', values: fees.map((fen) => fen * 0.58), colour: 'fee' },
      { name: 'occupy', values: fees.map((fen) => fen * 0.06), colour: 'occupy' },
    ],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-incomplete]')).toHaveLength(3))
    await expect(canvas.getByText(globals.language === 'en' ? 'thousand yuan' : '万元')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(words.occupy, globals.language) }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-incomplete]')).toHaveLength(2))
  },
}

/** A day that has not ended is no fall: the leg of a curve to it is dashed, a comparison stays as it is. */
export const OpenDay: Story = {
  args: {
    title: 'revenue',
    unit: 'money',
    kind: 'line',
    xLabels: DAYS,
    incomplete: '07-01',
    series: [
      { name: 'today', values: fees, colour: 'fee' },
      { name: 'yesterday', values: fees.map((fen) => fen * 0.9), colour: 'prev' },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('path[stroke-dasharray="2 4"]')).toHaveLength(1),
    )
    await expect(canvasElement.querySelectorAll('circle[data-incomplete]')).toHaveLength(1)
  },
}

/** Of few columns none is without a name: a long one is cut, with the whole as a hint. */
export const LongNames: Story = {
  args: {
    title: 'orders',
    kind: 'bar',
    xLabels: [
      'DC 120 kW',
      'AC 7 kW',
      'DC 60 kW',
      'DC 240 kW',
      'DC 480 kW, liquid cooled, of the second series',
    ],
    series: [{ name: 'orders', values: [215, 120, 49, 20, 5] }],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('text > title')).toHaveLength(5))
  },
}

/** Every column is 100 %. */
export const Shares: Story = {
  args: {
    title: 'share',
    kind: 'bar',
    stacked: 'share',
    xLabels: DAYS,
    series: [
      { name: 'eFee', values: fees, colour: 'period-valley-fill' },
      { name: 'sFee', values: fees.map((fen) => fen * 0.58), colour: 'period-flat-fill' },
      { name: 'occupy', values: fees.map((fen) => fen * 0.4), colour: 'period-peak-fill' },
    ],
  },
}

/** Columns and a line with an axis of its own. */
export const SecondAxis: Story = {
  args: {
    title: 'revenue',
    unit: 'money',
    secondUnit: 'percent',
    xLabels: DAYS,
    series: [
      { name: 'eFee', values: fees, colour: 'fee', kind: 'bar' },
      {
        name: 'rate',
        values: fees.map((_, day) => 9_300 + day * 40),
        colour: 'teal',
        kind: 'line',
        isSecond: true,
      },
    ],
  },
  play: async ({ canvas, globals }) => {
    const rate = say(words.rate, globals.language)
    const head = globals.language === 'en' ? `${rate}, %` : `${rate}（%）`
    await expect(canvas.getByRole('columnheader', { name: head })).toBeInTheDocument()
  },
}

export const Negative: Story = {
  args: {
    title: 'balance',
    unit: 'money',
    kind: 'bar',
    xLabels: DAYS,
    series: [
      { name: 'sFee', values: fees.map((fen, day) => (day % 3 === 0 ? -fen / 3 : fen)), colour: 'fee' },
    ],
  },
}

/** A single point is a dot, not nothing. */
export const OnePoint: Story = {
  args: { xLabels: ['10:00'], series: [{ name: 'today', values: [820_000] }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="application"] circle')).toHaveLength(1))
  },
}

/** 12 billion yuan: the axis says its scale, the table the whole sum. */
export const Huge: Story = {
  args: {
    title: 'revenue',
    unit: 'money',
    series: [{ name: 'eFee', values: yesterday.map((one) => one * 1_000_000), colour: 'fee' }],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.language === 'en' ? 'billion yuan' : '亿元')).toBeVisible()
  },
}

/** 200 lines are not read: the largest eight stay, and a sentence says so. */
export const TwoHundredSeries: Story = {
  render: function TwoHundredSeries(props) {
    const say = useSay()
    return (
      <SeriesChart
        look="panel"
        label={say(words[props.title] as readonly [string, string])}
        unit="energy"
        kind="line"
        xLabels={HOURS}
        series={Array.from({ length: 200 }, (_, nth) => ({
          name: say(words.group, { n: nth + 1 }),
          values: yesterday.map((wh) => Math.round(wh * (0.2 + ((nth * 37) % 200) / 200))),
        }))}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-line-curve')).toHaveLength(8))
    const sentence = say(restTexts.restLeftOut, globals.language, { shown: 8, total: 200, rest: 192 })
    await expect(canvas.getByText(sentence)).toBeVisible()
  },
}

export const NothingKnown: Story = {
  args: { series: [{ name: 'today', values: [null, null, null] }] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(chartTexts.empty, globals.language))).toBeVisible()
  },
}

export const Loading: Story = { args: { state: { is: 'loading' } } }

export const Failed: Story = { args: { state: { is: 'failed' } } }

export const Stale: Story = { args: { state: { is: 'stale', since: '09:41:07' } } }
