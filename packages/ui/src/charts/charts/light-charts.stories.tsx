import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { chartTexts } from '../chart-frame/chart-frame.texts.ts'
import { BoxPlot } from './box-plot.tsx'
import { lightTexts } from './chart.texts.ts'
import { CohortTriangle } from './cohort-triangle.tsx'
import { Funnel } from './funnel.tsx'
import { Gauge } from './gauge.tsx'
import { HeatGrid } from './heat-grid.tsx'
import { HourClock } from './hour-clock.tsx'
import { RadarChart } from './radar-chart.tsx'
import { RankBars } from './rank-bars.tsx'
import { RingShare } from './ring.tsx'
import { ScatterChart } from './scatter-chart.tsx'
import { Waterfall } from './waterfall.tsx'

const words = {
  heat: ['Energy by weekday and hour', '电量（星期 × 小时）'],
  days: ['Mon Tue Wed Thu Fri Sat Sun', '周一 周二 周三 周四 周五 周六 周日'],
  income: ['From gross fee to net income', '从总费用到净收入'],
  steps: ['Gross,Discounts,Coupons,Refunds,Channel fee,Net income', '总费用,折扣,优惠券,退款,通道费,净收入'],
  funnel: ['Summer night coupons', '夏夜优惠券'],
  funnelSteps: ['Reached,Opened,Received,Used,Ordered again', '触达,打开,领取,使用,复购'],
  cohorts: ['Retention of new members', '新会员留存'],
  ranks: ['Energy by station', '场站电量排名'],
  stations: [
    'Shenzhen Airport,Guangzhou Tianhe,Beijing Tongzhou Bus,Shanghai Zhangjiang,Tianjin Binhai',
    '深圳机场,广州天河,北京通州公交,上海张江,天津滨海',
  ],
  radar: ['Among all members', '与全体会员相比'],
  axes: [
    'Recency,Charges,Spend,Spend per charge,Valley share,Stations',
    '最近充电,充电次数,消费,次均消费,谷电占比,场站数',
  ],
  clock: ['Orders by hour', '分时订单'],
  rise: ['Temperature rise in ten minutes', '每 10 分钟温升'],
  models: ['Model A,Model B,Model C', '车型甲,车型乙,车型丙'],
  scatter: ['Stations by utilisation and price', '场站利用率与单价'],
  scatterAxes: ['Time utilisation,Average price', '时间利用率,平均单价'],
  quadrants: [
    'Dear and idle,Dear and busy,Cheap and idle,Cheap and busy',
    '高价低用,高价高用,低价低用,低价高用',
  ],
  loss: ['Loss rate', '损耗率'],
  load: ['Transformer load', '变压器负载率'],
  channels: ['Income by channel', '渠道收入'],
  channelNames: ['Mini program,App,Card,Platforms,Plug and charge', '小程序,App,卡,平台,即插即充'],
} as const

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const heatOf = (day: number, hour: number) =>
  Math.round((900 + 700 * Math.sin((hour - 8) / 3.2) + (day > 4 ? 240 : 0)) * (hour < 6 ? 0.4 : 1)) * 1_000

const meta = { title: 'Charts/Light', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys walk between the cells, each says its value. */
export const Heat: Story = {
  render: function Heat() {
    const say = useSay()
    const rows = say(words.days)
      .split(' ')
      .map((head, day) => ({
        head,
        values: HOURS.map((_, hour) => (day === 6 && hour > 10 ? null : Math.max(0, heatOf(day, hour)))),
      }))
    return (
      <HeatGrid
        look="panel"
        label={say(words.heat)}
        columns={HOURS}
        rows={rows}
        unit="energy"
        headEvery={3}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByRole('grid', { name: say(words.heat, globals.language) })
    within(grid).getAllByRole('gridcell')[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    const tuesday = say(words.days, globals.language).split(' ')[1]
    await expect(document.activeElement).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`^${tuesday} 01, .* kWh$`)),
    )
    await userEvent.keyboard('{End}{PageDown}')
    await expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(/ 23, –$/))
  },
}

export const HeatEmpty: Story = {
  render: function HeatEmpty() {
    const say = useSay()
    return <HeatGrid look="panel" label={say(words.heat)} columns={HOURS} rows={[]} />
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(chartTexts.empty, globals.language))).toBeVisible()
  },
}

/** The last bar is the sum of all before it. */
export const WaterfallToNet: Story = {
  render: function WaterfallToNet() {
    const say = useSay()
    const names = say(words.steps).split(',')
    const values = [278_000_000, -8_400_000, -4_000_000, -2_150_000, -1_670_000, 0]
    return (
      <Waterfall
        look="panel"
        label={say(words.income)}
        steps={names.map((name, nth) => ({ name, value: values[nth] ?? 0, isTotal: nth === 5 }))}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const net = say(words.steps, globals.language).split(',')[5] ?? ''
    await expect(canvas.getByRole('row', { name: `${net} 2,617,800.00` })).toBeInTheDocument()
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{End}')
    const spoken = canvasElement.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(spoken).toHaveTextContent(new RegExp(`^${net}, .*2,617,800.00`)))
    canvas.getByRole('application').blur()
  },
}

/** More went out than came in. */
export const WaterfallBelowZero: Story = {
  render: function WaterfallBelowZero() {
    const say = useSay()
    const names = say(words.steps).split(',')
    const values = [3_000_000, -2_400_000, -4_000_000, -150_000, -70_000, 0]
    return (
      <Waterfall
        look="panel"
        label={say(words.income)}
        steps={names.map((name, nth) => ({ name, value: values[nth] ?? 0, isTotal: nth === 5 }))}
      />
    )
  },
}

export const CouponFunnel: Story = {
  render: function CouponFunnel() {
    const say = useSay()
    const values = [18_400, 9_310, 4_122, 2_805, 1_190]
    return (
      <Funnel
        look="panel"
        label={say(words.funnel)}
        steps={say(words.funnelSteps)
          .split(',')
          .map((name, nth) => ({ name, value: values[nth] ?? 0 }))}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[1]).toHaveTextContent('9,310')
    await expect(items[1]).toHaveTextContent(say(lightTexts.lost, globals.language, { share: '49.4 %' }))
  },
}

export const Retention: Story = {
  render: function Retention() {
    const say = useSay()
    const cohorts = Array.from({ length: 7 }, (_, nth) => ({
      month: `2026-0${nth + 1}`,
      size: 412 + nth * 37,
      retained: Array.from({ length: 6 - nth }, (_, month) => 6_200 - month * 700 + nth * 110),
    }))
    return <CohortTriangle look="panel" label={say(words.cohorts)} cohorts={cohorts} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell', { name: /62 %/ }).length).toBeGreaterThan(0)
  },
}

/** A list that reads as it looks; changes of place are spelt. */
export const Ranking: Story = {
  render: function Ranking() {
    const say = useSay()
    const values = [8_204_310, 7_120_990, 5_018_440, 4_402_100, 390_000]
    const before = [2, 1, 3, null, 4]
    return (
      <RankBars
        look="panel"
        label={say(words.ranks)}
        ranks={say(words.stations)
          .split(',')
          .map((name, nth) => ({
            name,
            value: values[nth] ?? 0,
            before: before[nth] ?? null,
            href: '#station',
          }))}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent(say(lightTexts.risen, globals.language, { places: 1 }))
    await expect(within(items[0] as HTMLElement).getByRole('link')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(chartTexts.showTable, globals.language) }))
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

/** A page may have no clipboard: the picture is then saved. */
export const AsPicture: Story = {
  render: Ranking.render,
  play: async ({ canvas, globals }) => {
    const made = spyOn(URL, 'createObjectURL')
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: say(chartTexts.more, globals.language) }))
    const item = { name: say(chartTexts.savePicture, globals.language) }
    await userEvent.click(await within(document.body).findByRole('menuitem', item))
    await waitFor(() => expect(canvas.getByText(say(chartTexts.saved, globals.language))).toBeVisible())
    const [picture] = made.mock.calls.at(-1) as [Blob]
    await expect(picture.type).toBe('image/png')
    const { width, height } = await createImageBitmap(picture)
    const { offsetWidth, offsetHeight } = canvas.getByRole('figure')
    await expect([width, height]).toEqual([2 * offsetWidth, 2 * offsetHeight])
    made.mockRestore()
    press.mockRestore()
  },
}

/** Below zero, one that is long, and a single one. */
export const RankingHostile: Story = {
  render: function RankingHostile() {
    const say = useSay()
    return (
      <RankBars
        look="panel"
        label={say(words.ranks)}
        unit="money"
        ranks={[
          { name: 'محطة الشحن الكبيرة 🚗 '.repeat(6), value: 128_000 },
          { name: '深圳宝安国际机场超级充电站'.repeat(3), value: -64_000, before: 1 },
        ]}
      />
    )
  },
}

/** Whole per cents that make 100. */
export const Channels: Story = {
  render: function Channels() {
    const say = useSay()
    const values = [16_490_00, 10_630_00, 3_100_00, 7_100_00, 710_00]
    const colours = ['energy', 'fee', 'teal', 'occupy', 'slate']
    return (
      <RingShare
        look="panel"
        label={say(words.channels)}
        unit="money"
        shares={say(words.channelNames)
          .split(',')
          .map((label, nth) => ({ label, value: values[nth] ?? 0, colour: `chart-${colours[nth]}` }))}
      />
    )
  },
  play: async ({ canvas }) => {
    const shares = canvas
      .getAllByRole('listitem')
      .map((item) => Number(/(\d+) %$/.exec(item.textContent ?? '')?.[1]))
    await expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
  },
}

export const Gauges: Story = {
  render: function Gauges() {
    const say = useSay()
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        <Gauge label={say(words.loss)} value={520} max={1_200} limit={800} colour="rust" />
        <Gauge label={say(words.load)} value={9_640} max={12_000} limit={9_000} />
        <Gauge label={say(words.load)} value={null} max={10_000} />
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const [loss] = canvas.getAllByRole('meter', { name: say(words.loss, globals.language) })
    await expect(loss).toHaveAttribute('aria-valuetext', expect.stringContaining('5.2 %'))
  },
}

/** Six shares of a whole; the dashed ring is the middle. */
export const Radar: Story = {
  render: function Radar() {
    const say = useSay()
    const values = [9_200, 7_400, 6_100, 3_800, 8_800, 2_000]
    return (
      <RadarChart
        look="panel"
        label={say(words.radar)}
        axes={say(words.axes)
          .split(',')
          .map((name, nth) => ({ name, value: values[nth] ?? 0 }))}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const name = say(words.axes, globals.language).split(',')[0] ?? ''
    await expect(canvas.getByRole('rowheader', { name })).toBeInTheDocument()
    await expect(canvas.getByRole('cell', { name: '92' })).toBeInTheDocument()
  },
}

/** The day as a clock: 00 on top. */
export const Clock: Story = {
  render: function Clock() {
    const say = useSay()
    const values = HOURS.map((_, hour) => (hour > 20 || hour < 2 ? 14 : hour === 12 ? 6 : hour % 3))
    return <HourClock look="panel" label={say(words.clock)} values={values} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(24)
    await expect(canvas.getByRole('rowheader', { name: '22:00' })).toBeInTheDocument()
  },
}

export const ClockEmpty: Story = {
  render: function ClockEmpty() {
    const say = useSay()
    return <HourClock look="panel" label={say(words.clock)} values={HOURS.map(() => 0)} />
  },
}

/** A distribution: rows in an order of their own, each leads on. */
export const Distribution: Story = {
  render: function Distribution() {
    const say = useSay()
    return (
      <RankBars
        look="panel"
        label={say(words.radar)}
        unit="number"
        hasPlaces={false}
        ranks={say(words.axes)
          .split(',')
          .map((name, nth) => ({ name, value: nth * 120, href: '#rows' }))}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: say(chartTexts.showTable, globals.language) }))
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(1)
  },
}

/** Cells that lead to what they count: by mouse, and by Enter on the cell. */
export const HeatOfLinks: Story = {
  render: function HeatOfLinks() {
    const say = useSay()
    return (
      <HeatGrid
        look="panel"
        label={say(words.heat)}
        columns={['A', 'B']}
        rows={[{ head: '1', values: [12, null] }]}
        isSpelt
        hrefOf={(row, column) => `#cell-${row}-${column}`}
      />
    )
  },
  play: async ({ canvas }) => {
    const [known, unknown] = canvas.getAllByRole('gridcell')
    if (!known || !unknown) throw new Error('There are two cells.')
    const link = within(known).getByRole('link')
    await expect(link).toHaveAttribute('href', '#cell-0-0')
    await expect(within(unknown).queryByRole('link')).toBeNull()
    const follow = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', follow)
    known.focus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
  },
}

/** The table has all five values of each box; one of equal values is a line. */
export const Boxes: Story = {
  render: function Boxes() {
    const say = useSay()
    const values = [
      [0.4, 1.2, 1.9, 2.6, 6.3],
      [0.8, 1.4, 1.6, 2, 3.1],
      [2, 2, 2, 2, 2],
    ] as const
    return (
      <BoxPlot
        look="panel"
        label={say(words.rise)}
        unit="celsius"
        limit={5}
        boxes={say(words.models)
          .split(',')
          .map((name, nth) => ({ name, values: values[nth] ?? values[0] }))}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const [model] = say(words.models, globals.language).split(',')
    await expect(
      canvas.getByRole('row', { name: new RegExp(`^${model} 6.30? 2.60? 1.90?`) }),
    ).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('[data-box]')).toHaveLength(3)
  },
}

/** A point says its figures and its part, and leads somewhere by Enter. */
export const Scatter: Story = {
  render: function Scatter() {
    const say = useSay()
    const [across = '', up = ''] = say(words.scatterAxes).split(',')
    const [a = '', b = '', c = '', d = ''] = say(words.quadrants).split(',')
    const places = [
      [820, 9_100, 40],
      [1_950, 8_400, 90],
      [2_600, 10_800, 140],
      [1_100, 11_600, 22],
      [1_700, 9_900, 64],
    ] as const
    return (
      <ScatterChart
        look="panel"
        label={say(words.scatter)}
        x={{ name: across, unit: 'percent', middle: 1_600 }}
        y={{ name: up, unit: 'price', middle: 9_700 }}
        quadrants={[a, b, c, d]}
        points={say(words.stations)
          .split(',')
          .map((name, nth) => {
            const [x, y, size] = places[nth] ?? places[0]
            return { name, x, y, size, href: `#station-${nth}` }
          })}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const plot = canvas.getByRole('application')
    plot.focus()
    await userEvent.keyboard('{Home}')
    const [busy] = say(words.stations, globals.language).split(',')
    const link = await canvas.findByRole('link', { name: busy ?? '' })
    await expect(link).toHaveAttribute('href', '#station-0')
    await expect(canvas.getByRole('row', { name: new RegExp(`^${busy} 8.2 0.9100`) })).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('[data-point]')).toHaveLength(5)
  },
}
