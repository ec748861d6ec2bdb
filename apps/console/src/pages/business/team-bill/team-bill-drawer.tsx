import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { billTexts } from '@ampdeck/api/bill/bill.texts'
import { type TeamBill, teamBill } from '@ampdeck/api/bill/team-bill'
import { teamBillTexts as fields } from '@ampdeck/api/bill/team-bill.texts'
import { teamBillState } from '@ampdeck/api/enumerations/order'
import { MAX_PAGE_SIZE } from '@ampdeck/api/paging'
import { queryOf } from '@ampdeck/api/query'
import { localName, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { Energy, Money } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { client } from '../../../data/client.ts'
import { useRead } from '../../../data/use-read.ts'
import { paths } from '../../../session/paths.ts'
import styles from './team-bill.module.css'

const words = texts({
  title: ['Fleet bill, {name}, {month}', '车队账单 {name} {month}'],
  loading: ['Fleet bill', '车队账单'],
  failed: ['The bill could not be loaded', '账单加载失败'],
  print: ['Print', '打印'],
  owed: ['Owed', '欠款'],
  orders: ['Orders of the bill', '账单订单'],
  total: ['{count} order | {count} orders', '共 {count} 笔'],
  ofOperator: ['For the operator', '运营商签字'],
  ofFleet: ['For the fleet', '车队签字'],
})

/** A fleet's month as it is printed: what it comes to, and each order that it is the sum of (screens.md S065). */
export function TeamBillDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const found = useRead(teamBill.get, { id })
  const { data: bill } = found
  const title = bill ? say(words.title, { name: bill.groupName, month: bill.month }) : say(words.loading)

  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      width="wide"
      footer={
        <Button look="primary" size="form" icon={<Printer />} disabled={!bill} onClick={() => print()}>
          {say(words.print)}
        </Button>
      }
    >
      {bill ? <Paper bill={bill} title={title} /> : <Awaited of={found} title={say(words.failed)} />}
    </Drawer>
  )
}

function Paper({ bill, title }: { bill: TeamBill; title: string }) {
  const say = useSay()
  const { number } = useFormats()
  return (
    <article className={styles.paper} aria-label={title}>
      <DescriptionList
        columns={2}
        items={[
          { label: say(fields.groupId), value: <Link to={paths.fleet(bill.groupId)}>{bill.groupName}</Link> },
          { label: say(fields.month), value: bill.month },
          {
            label: say(fields.state),
            value: <StatusBadge of={teamBillState} code={bill.state} look="tinted" />,
          },
          { label: say(fields.orders), value: number(bill.orders) },
          { label: say(fields.energyWh), value: <Energy wh={bill.energyWh} /> },
          { label: say(fields.adjustFen), value: <Money fen={bill.adjustFen} /> },
          { label: say(fields.payableFen), value: <Money fen={bill.payableFen} /> },
          { label: say(fields.paidFen), value: <Money fen={bill.paidFen} /> },
          { label: say(words.owed), value: <Money fen={bill.payableFen - bill.paidFen} /> },
        ]}
      />
      <Orders id={bill.id} />
      <p className={styles.signs}>
        <span>{say(words.ofOperator)}</span>
        <span>{say(words.ofFleet)}</span>
      </p>
    </article>
  )
}

/** All of them, however many pages the server gives them in. */
function Orders({ id }: { id: number }) {
  const say = useSay()
  const pageOf = (current: number) => ({ id, current, pageSize: MAX_PAGE_SIZE })
  const first = useRead(teamBill.orders, pageOf(1))
  const pages = Math.ceil((first.data?.total ?? 0) / MAX_PAGE_SIZE)
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      queryOf(client, teamBill.orders, pageOf(index + 2)),
    ),
  })
  const missing = [first, ...others].find(({ data }) => !data)
  if (missing) return <Awaited of={missing} title={say(words.failed)} />
  return <OrderTable rows={[first, ...others].flatMap(({ data }) => data?.records ?? [])} />
}

const amounts = ['eFeeFen', 'sFeeFen', 'occupyFeeFen', 'payableFen', 'paidFen'] as const

function OrderTable({ rows }: { rows: readonly ChargeOrderRow[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const { minute } = useFormats()
  const sum = (field: (typeof amounts)[number] | 'energyWh') =>
    rows.reduce((total, row) => total + row[field], 0)

  return (
    <div className={styles.table}>
      <table aria-label={say(words.orders)}>
        <thead>
          <tr>
            {(['orderNo', 'stationId', 'plate', 'startTime'] as const).map((field) => (
              <th key={field}>{say(billTexts[field])}</th>
            ))}
            {(['energyWh', ...amounts] as const).map((field) => (
              <th key={field} data-number>
                {say(billTexts[field])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Link to={paths.order(row.id)}>{row.orderNo}</Link>
              </td>
              <td>{localName(row, language, 'stationName')}</td>
              <td>{row.plate ?? '–'}</td>
              <td>{minute(row.startTime)}</td>
              <td data-number>
                <Energy wh={row.energyWh} unit={false} />
              </td>
              {amounts.map((field) => (
                <td key={field} data-number>
                  <Money fen={row[field]} unit={false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{say(words.total, { count: rows.length })}</td>
            <td data-number>
              <Energy wh={sum('energyWh')} unit={false} />
            </td>
            {amounts.map((field) => (
              <td key={field} data-number>
                <Money fen={sum(field)} unit={false} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
