import type { BillStatisticsRow, billStatistics } from '@ampdeck/api/bill/bill-statistics'
import { billStatisticsTexts } from '@ampdeck/api/bill/bill-statistics.texts'
import { groupName } from '@ampdeck/api/bill/group-name'
import type { CodeOf } from '@ampdeck/api/enumeration'
import { memberType } from '@ampdeck/api/enumerations/member'
import { billChannel, billDimension } from '@ampdeck/api/enumerations/order'
import { reportPeriod } from '@ampdeck/api/enumerations/report'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

export type Dimension = CodeOf<typeof billDimension>

/** Where do energy and money come from? One dimension in rows; what belongs to it in the columns. */
export const screenBy = (by: Dimension) =>
  listOf<typeof billStatistics.statistics>(billStatisticsTexts, {
    unit: ['group | groups', '分组'],
    columns: (c) => [
      c.custom('key', {
        label: [billDimension.label(by, 'en'), billDimension.label(by, 'zh-CN')],
        locked: true,
        sort: true,
        cell: (row) => <Group by={by} row={row} />,
        text: (row, language) => groupName(by, row, language),
        ...(by === 'station' && { link: ({ key }: BillStatisticsRow) => paths.station(Number(key)) }),
      }),
      c.number('orders', { sort: true }),
      c.energy('energyWh', { sort: true }),
      c.money('eFeeFen', { sort: true }),
      c.money('sFeeFen', { sort: true }),
      c.money('discountFen'),
      c.money('couponFen'),
      c.money('occupyFeeFen'),
      c.money('payableFen', { sort: true }),
      c.money('paidFen'),
      c.money('owedFen', { hidden: true }),
    ],
    filters: (f) => [
      f.period('endTime', { none: reportPeriod.usual('last30') }),
      f.choice('stationId', { options: 'stations' }),
      f.codes('channel', billChannel),
      f.codes('memberType', memberType),
    ],
  })

function Group({ by, row }: { by: Dimension; row: BillStatisticsRow }) {
  const { language } = useLanguage()
  return groupName(by, row, language)
}
