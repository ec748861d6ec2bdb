import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LoadCurve } from '../../charging/load-curve/load-curve.tsx'
import { loadDay } from '../../charging/load-curve/load-day.fixture.ts'
import { standardTariff } from '../../charging/tariff-clock/tariff.fixture.ts'
import { Figure } from '../../foundation/figure/figure.tsx'
import { Count, Delta, Energy, Money } from '../../foundation/figure/figures.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { KpiStrip, KpiTile } from '../kpi-tile/kpi-tile.tsx'
import { SeriesChart } from '../series-chart/series-chart.tsx'
import styles from './dashboard.fixture.module.css'
import { RingShare } from './ring.tsx'
import { Sparkline } from './sparkline.tsx'

const words = {
  energy: ['Energy', '电量'],
  orders: ['Orders', '订单数'],
  income: ['Net income', '净收入'],
  use: ['Time utilisation', '时间利用率'],
  than: ['vs yesterday', '较昨日'],
  byHour: ['{name} today by hour', '今日分时{name}'],
  load: ['Load curve', '负荷曲线'],
  today: ['Today', '今日'],
  yesterday: ['Yesterday', '昨日'],
  lastWeek: ['Wed 24 Jun', '6月24日 周三'],
  guns: ['Guns by status', '充电枪状态'],
  gunCount: ['guns', '枪'],
  revenue: ['Revenue', '营收'],
  eFee: ['Energy fee', '电费'],
  sFee: ['Service fee', '服务费'],
  occupy: ['Occupy fee', '占位费'],
} as const

const DAYS = [...Array.from({ length: 13 }, (_, day) => `06-${18 + day}`), '07-01']
const fees = [83, 65, 65, 83, 81, 74, 84, 85, 75, 65, 83, 83, 85, 33].map((thousand) => thousand * 100_000)
const hours = [40, 30, 22, 16, 14, 18, 30, 44, 56, 62, 60, 66, 70, 64, 52, 50, 54, 58, 62, 66, 68, 64, 58, 48]
const soFar = [44, 32, 22, 15, 15, 20, 36, 50, 62, 66]
const guns = {
  idle: 336,
  preparing: 21,
  charging: 245,
  full: 42,
  offline: 28,
  alarm: 14,
  fault: 7,
  reserved: 7,
}

/** Picture 02: the figures of the day, the load curve, guns by status, revenue. */
function Dashboard() {
  const say = useSay()
  const { language } = useLanguage()
  const than = (basisPoints: number) => (
    <>
      <Delta basisPoints={basisPoints} /> {say(words.than)}
    </>
  )
  const spark = (name: string, colour?: 'fee' | 'teal') => (
    <Sparkline
      label={say(words.byHour, { name })}
      values={soFar}
      previous={hours}
      {...(colour && { colour })}
    />
  )

  return (
    <div className={styles.page}>
      <KpiStrip>
        <KpiTile name={say(words.energy)} delta={than(620)} chart={spark(say(words.energy))}>
          <Energy wh={41_260_000} decimals={0} />
        </KpiTile>
        <KpiTile name={say(words.orders)} delta={than(480)} chart={spark(say(words.orders))}>
          <Count value={1_148} />
        </KpiTile>
        <KpiTile name={say(words.income)} delta={than(790)} chart={spark(say(words.income), 'fee')}>
          <Money fen={4_731_080} />
        </KpiTile>
        <KpiTile name={say(words.use)} delta={than(-80)} chart={spark(say(words.use), 'teal')}>
          <Figure text="31.6" unit="%" />
        </KpiTile>
      </KpiStrip>
      <div className={styles.row}>
        <LoadCurve
          look="panel"
          label={say(words.load)}
          today={{ name: say(words.today), values: loadDay(1, 1, 41) }}
          yesterday={{ name: say(words.yesterday), values: loadDay(2) }}
          lastWeek={{ name: say(words.lastWeek), values: loadDay(5, 0.93) }}
          periods={standardTariff}
          now="2026-07-01 10:00:00"
        />
        <RingShare
          look="panel"
          label={say(words.guns)}
          shares={Object.entries(guns).map(([key, value]) => {
            const code = gunStatus.code[key as keyof typeof guns]
            const mark = gunStatus.mark(code)
            return {
              label: gunStatus.label(code, language),
              value,
              colour: `gun-${key}-fill`,
              hatched: key === 'offline',
              ...(mark && { mark: <Glyph name={mark.shape} tone={mark.tone} /> }),
            }
          })}
        >
          <strong className={styles.count}>700</strong>
          <span className={styles.unit}>{say(words.gunCount)}</span>
        </RingShare>
      </div>
      <SeriesChart
        look="panel"
        label={say(words.revenue)}
        unit="money"
        kind="bar"
        stacked
        height={170}
        xLabels={DAYS}
        incomplete="07-01"
        series={[
          { name: say(words.eFee), values: fees, colour: 'efee' },
          { name: say(words.sFee), values: fees.map((fen) => fen * 0.58), colour: 'fee' },
          { name: say(words.occupy), values: fees.map((fen) => fen * 0.06), colour: 'occupy' },
        ]}
      />
    </div>
  )
}

const meta = {
  title: 'Recipes/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dashboard>

export default meta
type Story = StoryObj<typeof meta>

/** Every panel is named and none scrolls the page sideways. */
export const Home: Story = {
  play: async ({ canvas, globals }) => {
    const { language } = globals
    await waitFor(() =>
      expect(canvas.getByRole('figure', { name: say(words.revenue, language) })).toBeVisible(),
    )
    await expect(canvas.getByRole('figure', { name: say(words.load, language) })).toBeVisible()
    await expect(canvas.getByRole('figure', { name: say(words.guns, language) })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
