import { refundChannel, refundPayState, refundStatus } from '@ampdeck/api/enumerations/finance'
import { type RefundRow, refundRecord } from '@ampdeck/api/payment/refund-record'
import { refundTexts } from '@ampdeck/api/payment/refund-record.texts'
import { texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { listFilters } from '@ampdeck/ui/list-request'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { useSearchParams } from 'react-router-dom'
import styles from '../../../dashboard/dashboard.module.css'
import { useRead } from '../../../data/use-read.ts'
import { listOf } from '../../../list/list-of.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useSum } from '../../../list/use-sum.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { OwnerCell, ownerName } from '../../../payment/owner-cell.tsx'
import { Export } from '../../../timing/export.tsx'

const words = texts({
  months: ['Refunds paid by month', '每月退款'],
  none: ['No refunds paid yet', '暂无已付退款'],
})

const screenOf = (linkOf: (row: RefundRow) => string) =>
  listOf<typeof refundRecord.recordPage>(refundTexts, {
    unit: ['refund | refunds', '退款'],
    columns: (c) => [
      c.text('refundNo', { locked: true, code: true, link: linkOf }),
      c.custom('owner', { cell: (row) => <OwnerCell row={row} />, text: ownerName }),
      c.status('status', refundStatus, { lead: true }),
      c.status('payState', refundPayState),
      c.code('channel', refundChannel),
      c.money('applyFen', { sort: true }),
      c.money('giftBackFen', { hidden: true }),
      c.text('firstUserName', { label: refundTexts.firstUser }),
      c.text('secondUserName', { label: refundTexts.secondUser }),
      c.text('payNo', { code: true, hidden: true }),
      c.instant('createTime', { sort: true }),
      c.instant('paidTime'),
    ],
    filters: (f) => [
      f.search('refundNo'),
      f.search('owner'),
      f.period('createTime'),
      f.codes('channel', refundChannel),
      f.codes('status', refundStatus, { more: true }),
    ],
  })

/** The refunds that are over, and what was paid back in each month (screens.md S119). */
export function Page() {
  const addressOf = useAddress()
  const screen = screenOf(({ id }) => addressOf('refundAudit', { id }) ?? '')
  const list = useList<RefundRow>(refundRecord.recordPage, screen.filters)
  const [search] = useSearchParams()
  const sum = useSum(refundRecord.recordSum, list)

  return (
    <>
      <ListScreen id="refundRecord" {...screen} list={list} {...sum}>
        <Export of={refundRecord.recordExport} />
      </ListScreen>
      <MonthTotals filter={listFilters(search)} />
    </>
  )
}

/** What each channel has paid back, by month. */
function MonthTotals({ filter }: { filter: object }) {
  const say = useSay()
  const { language } = useLanguage()
  const totals = useRead(refundRecord.monthTotals, filter).data ?? []
  const months = [...new Set(totals.map(({ month }) => month))].sort()
  const fenOf = (month: string, channel: string) =>
    totals.find((one) => one.month === month && one.channel === channel)?.applyFen ?? 0

  return (
    <div className={styles.page}>
      <SeriesChart
        look="panel"
        label={say(words.months)}
        unit="money"
        kind="bar"
        stacked
        height={180}
        xLabels={months.map((month) => month.slice(0, 7))}
        state={months.length === 0 ? { is: 'empty', text: say(words.none) } : undefined}
        series={refundChannel.codes.map((channel) => ({
          name: refundChannel.label(channel, language),
          values: months.map((month) => fenOf(month, channel)),
        }))}
      />
    </div>
  )
}
