import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { chartTexts } from '../chart-frame/chart-frame.texts.ts'
import { lightTexts } from './chart.texts.ts'
import { Funnel } from './funnel.tsx'
import { guide } from './rank-bars.guide.ts'
import { RankBars } from './rank-bars.tsx'

const words = {
  funnel: ['Summer night coupons', '夏夜优惠券'],
  funnelSteps: ['Reached,Opened,Received,Used,Ordered again', '触达,打开,领取,使用,复购'],
  ranks: ['Energy by station', '场站电量排名'],
  stations: [
    'Shenzhen Airport,Guangzhou Tianhe,Beijing Tongzhou Bus,Shanghai Zhangjiang,Tianjin Binhai',
    '深圳机场,广州天河,北京通州公交,上海张江,天津滨海',
  ],
  recovery: ['Time to recovery by station', '场站平均恢复时间'],
  radar: ['Among all members', '与全体会员相比'],
  axes: [
    'Recency,Charges,Spend,Spend per charge,Valley share,Stations',
    '最近充电,充电次数,消费,次均消费,谷电占比,场站数',
  ],
} as const

const meta = {
  title: 'Components/Charts/RankBars',
  component: RankBars,
  subcomponents: { Funnel },
  parameters: { layout: 'padded', guide },
} satisfies Meta

export default meta
type Story = StoryObj

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
    const ends = items.map((item) => item.querySelector(':scope > [aria-hidden="true"]:has(> span)'))
    const edges = ends.map((track) => track?.getBoundingClientRect()).map((box) => [box?.left, box?.right])
    await expect(new Set(edges.map(String)).size).toBe(1)
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

/** A place of which nothing is known has no bar, and is not taken for zero. */
export const Unknown: Story = {
  render: function Unknown() {
    const say = useSay()
    const minutes = [180, 0, null, null, null]
    return (
      <RankBars
        look="panel"
        label={say(words.recovery)}
        unit="hours"
        ranks={say(words.stations)
          .split(',')
          .map((name, nth) => ({ name, value: minutes[nth] ?? null }))}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const values = canvas.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent)
    await expect(values).toEqual(['3.0', '0.0', '–', '–', '–'])
    await userEvent.click(canvas.getByRole('button', { name: say(chartTexts.showTable, globals.language) }))
    await expect(canvas.getAllByRole('cell', { name: '–' })).toHaveLength(3)
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
