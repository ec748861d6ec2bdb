import { payChannel } from '@ampdeck/api/enumerations/finance'
import { accountType } from '@ampdeck/api/enumerations/member'
import { shareOf } from '@ampdeck/api/figures/figure'
import { memberAccount, type PaymentOverview } from '@ampdeck/api/payment/member-account'
import { texts } from '@ampdeck/api/texts'
import { DAY, formatDate } from '@ampdeck/api/time'
import { RingShare } from '@ampdeck/ui/charts'
import { Money } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { PageHead } from '@ampdeck/ui/page-head'
import { Segment } from '@ampdeck/ui/segment'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { Link, useSearchParams } from 'react-router-dom'
import dashboard from '../../../dashboard/dashboard.module.css'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { shortTime } from '../../../figures/stretch.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { EntriesLink } from '../../../payment/entries-link.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import styles from './payment-overview.module.css'

const words = texts({
  failed: ['The payment center could not be loaded', '支付总览加载失败'],
  period: ['Period', '时间范围'],
  days: ['{count} days', '近 {count} 天'],
  frozen: ['{amount} yuan held back', '其中冻结 {amount} 元'],
  accounts: ['{count} account | {count} accounts', '{count} 个账户'],
  flow: ['In, out and net per day', '每日收支与净额'],
  in: ['In', '收入'],
  out: ['Out', '支出'],
  net: ['Net', '净额'],
  share: ['Paid in by channel', '渠道收款占比'],
  rate: ['{channel}, success rate', '{channel}成功率'],
  calls: [
    '{count} call, {amount} yuan paid back | {count} calls, {amount} yuan paid back',
    '{count} 次调用，已退 {amount} 元',
  ],
  none: ['No movements in this period', '该时段暂无流水'],
})

const PERIODS = [7, 30, 90]
const COLOURS = ['chart-energy', 'chart-teal']

/** What is in the accounts, what came and went, and how the channels do (screens.md S114, F1-F3). */
export function Page() {
  const head = usePageHead('paymentOverview')
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const days = PERIODS.find((count) => String(count) === search.get('days')) ?? 30
  const timeFrom = useTick((now) => formatDate(now - (days - 1) * DAY))
  const overview = useRead(memberAccount.overview, { timeFrom }, { keepsLast: true })

  return (
    <>
      <PageHead
        {...head}
        actions={
          <Segment
            label={say(words.period)}
            value={String(days)}
            options={PERIODS.map((count) => ({ value: String(count), label: say(words.days, { count }) }))}
            onChange={(value) => setSearch({ days: value })}
          />
        }
      />
      <div className={dashboard.page}>
        {overview.data ? (
          <Figures overview={overview.data} from={timeFrom} />
        ) : (
          <Awaited of={overview} title={say(words.failed)} rows={3} />
        )}
      </div>
    </>
  )
}

interface FiguresProps {
  overview: PaymentOverview
  /** The first day of the period. */
  from: string
}

function Figures({ overview: { balances, days, channels }, from }: FiguresProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { money, percent } = useFormats()
  const addressOf = useAddress()
  const xLabels = days.map(({ day }) => shortTime(day))

  return (
    <>
      <KpiStrip>
        {balances.map(({ type, accounts, balanceFen, frozenFen }) => {
          const to = addressOf('memberAccount', { type })
          const count = say(words.accounts, { count: accounts })
          return (
            <KpiTile
              key={type}
              name={accountType.label(type, language)}
              delta={
                <span>
                  {to ? <Link to={to}>{count}</Link> : count}
                  {frozenFen > 0 && ` · ${say(words.frozen, { amount: money(frozenFen) })}`}
                </span>
              }
            >
              <Money fen={balanceFen} compact />
            </KpiTile>
          )
        })}
      </KpiStrip>
      <SeriesChart
        look="panel"
        label={say(words.flow)}
        unit="money"
        kind="line"
        height={260}
        xLabels={xLabels}
        incomplete={xLabels.at(-1)}
        state={days.length === 0 ? { is: 'empty', text: say(words.none) } : undefined}
        series={[
          { name: say(words.in), values: days.map(({ inFen }) => inFen) },
          { name: say(words.out), values: days.map(({ outFen }) => outFen) },
          { name: say(words.net), values: days.map(({ inFen, outFen }) => inFen - outFen) },
        ]}
      />
      <EntriesLink of={{ tsFrom: from }} />
      <div className={styles.channels}>
        <RingShare
          look="panel"
          label={say(words.share)}
          unit="money"
          shares={channels.map(({ channel, paidFen }, nth) => ({
            label: payChannel.label(channel, language),
            value: paidFen,
            colour: COLOURS[nth % COLOURS.length] ?? 'chart-energy',
          }))}
        />
        <KpiStrip>
          {channels.map(({ channel, calls, succeeded, refundedFen }) => (
            <KpiTile
              key={channel}
              name={say(words.rate, { channel: payChannel.label(channel, language) })}
              delta={say(words.calls, { count: calls, amount: money(refundedFen) })}
            >
              {calls === 0 ? '–' : percent(shareOf(succeeded, calls) ?? 0, 1)}
            </KpiTile>
          ))}
        </KpiStrip>
      </div>
    </>
  )
}
