import {
  type ContractMonth,
  contractMonthLife,
  contractMonthState,
  type ReconciliationContract,
  reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { reconciliationContractTexts as fields } from '@ampdeck/api/bill/reconciliation-contract.texts'
import { auditState } from '@ampdeck/api/enumerations/member'
import { canStart } from '@ampdeck/api/life'
import { serverNow } from '@ampdeck/api/server-clock'
import { listed, localName, texts } from '@ampdeck/api/texts'
import { parseTimestamp } from '@ampdeck/api/time'
import { DescriptionList, DetailPage, Panel } from '@ampdeck/ui/detail'
import { Money } from '@ampdeck/ui/figure'
import { StepButton } from '@ampdeck/ui/gate'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { Empty } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { paths } from '../../../session/paths.ts'
import { useDetail } from '../../../shell/use-detail.tsx'
import styles from './reconciliation-contract.module.css'

const ConfirmDialog = lazyOf(() => import('./confirm-dialog.tsx'), 'ConfirmDialog')

const words = texts({
  terms: ['Terms', '合同条款'],
  months: ['Months', '月度对账'],
  none: ['No month of this contract has begun', '合同尚未开始'],
  confirm: ['Confirm month', '确认月份'],
  notOver: ['This month is not over', '该月份尚未结束'],
  nowIs: ['{fee} by the orders as they are now', '按当前订单为 {fee}'],
})

/** A contract, and month by month what should be, what was done, and the difference (screens.md S074). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const { percent } = useFormats()
  const { head, data, instead } = useDetail('reconciliationContractDetail', reconciliationContract.get)
  usePageTab({ title: data?.no })

  if (instead || !data) return instead
  return (
    <DetailPage
      breadcrumb={head.breadcrumb}
      title={`${data.no} ${data.name}`}
      description={<StatusBadge of={auditState} code={data.auditState} look="tinted" />}
      facts={[
        { label: say(fields.partyId), value: localName(data, language, 'partyName') },
        { label: say(fields.fromDate), value: data.fromDate },
        { label: say(fields.toDate), value: data.toDate },
        { label: say(fields.settleDay), value: String(data.settleDay) },
      ]}
    >
      <Panel title={say(words.terms)}>
        <DescriptionList
          items={[
            {
              label: say(fields.stationIds),
              value: listed(
                data.stations.map((one) => localName(one, language)),
                language,
              ),
            },
            { label: say(fields.eBps), value: percent(data.eBps) },
            { label: say(fields.sBps), value: percent(data.sBps) },
            { label: say(fields.oBps), value: percent(data.oBps) },
            { label: say(fields.submitUserName), value: data.submitUserName },
            { label: say(fields.auditUserName), value: data.auditUserName },
            { label: say(fields.auditReason), value: data.auditReason },
            { label: say(fields.remark), value: data.remark },
          ]}
        />
      </Panel>
      <Months of={data} />
    </DetailPage>
  )
}

function Months({ of }: { of: ReconciliationContract }) {
  const say = useSay()
  const reading = useRead(reconciliationContract.months, { id: of.id })
  const { data } = reading
  const [confirming, confirm] = useState<ContractMonth>()

  return (
    <Panel title={say(words.months)}>
      {!data && <Awaited of={reading} />}
      {data?.length === 0 && <Empty title={say(words.none)} />}
      {data && data.length > 0 && (
        <div className={styles.scroller}>
          <table className={styles.months} aria-label={say(words.months)}>
            <thead>
              <tr>
                {(
                  ['month', 'state', 'orders', 'shouldFen', 'doneFen', 'diffFen', 'dueDate', 'note'] as const
                ).map((field) => (
                  <th
                    key={field}
                    scope="col"
                    data-numeric={field.endsWith('Fen') || field === 'orders' || undefined}
                  >
                    {say(fields[field])}
                  </th>
                ))}
                <th />
              </tr>
            </thead>
            <tbody>
              {data.map((month) => (
                <MonthRow key={month.month} of={of} month={month} onConfirm={() => confirm(month)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {confirming && <ConfirmDialog contractId={of.id} of={confirming} onClose={() => confirm(undefined)} />}
    </Panel>
  )
}

interface MonthRowProps {
  of: ReconciliationContract
  month: ContractMonth
  onConfirm: () => void
}

function MonthRow({ of, month, onConfirm }: MonthRowProps) {
  const say = useSay()
  const { money, number } = useFormats()
  const { state, shouldFen, nowFen, doneFen, diffFen } = month
  const isOver = parseTimestamp(month.to) <= serverNow()

  return (
    <tr>
      <th scope="row">
        <Link to={paths.ordersOf(of.stationIds, month)}>{month.month}</Link>
      </th>
      <td data-state>
        <StatusBadge of={contractMonthState} code={state} />
      </td>
      <td data-numeric data-label={say(fields.orders)}>
        {number(month.orders)}
      </td>
      <td data-numeric data-label={say(fields.shouldFen)}>
        <Money fen={shouldFen} />
        {nowFen !== shouldFen && <small>{say(words.nowIs, { fee: money(nowFen) })}</small>}
      </td>
      <td data-numeric data-label={say(fields.doneFen)}>
        {doneFen === null ? '–' : <Money fen={doneFen} />}
      </td>
      <td
        data-numeric
        data-differs={(diffFen !== null && diffFen !== 0) || undefined}
        data-label={say(fields.diffFen)}
      >
        {diffFen === null ? '–' : <Money fen={diffFen} />}
      </td>
      <td data-label={say(fields.dueDate)}>{month.dueDate}</td>
      <td>
        {month.note}
        {month.confirmUserName && <small>{month.confirmUserName}</small>}
      </td>
      <td>
        {canStart(contractMonthLife.confirm, month) && (
          <StepButton
            of={reconciliationContract.confirmMonth}
            row={of}
            size="small"
            blockedReason={isOver ? undefined : say(words.notOver)}
            onClick={onConfirm}
          >
            {say(words.confirm)}
          </StepButton>
        )}
      </td>
    </tr>
  )
}
