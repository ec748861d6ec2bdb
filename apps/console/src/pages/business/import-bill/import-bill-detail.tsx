import { type ImportedOrder, importBill, importOutcome, importOutcomeOf } from '@ampdeck/api/bill/import-bill'
import { importBillTexts as fields } from '@ampdeck/api/bill/import-bill.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { Energy, Money } from '@ampdeck/ui/figure'
import { ImportResult } from '@ampdeck/ui/import-result'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { columnsOf } from '@ampdeck/ui/list'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Tabs } from '@ampdeck/ui/tabs'
import { useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { PartTable } from '../../../pile/part-table.tsx'
import { usePartList } from '../../../pile/use-part-list.ts'
import { paths } from '../../../session/paths.ts'
import styles from './import-bill.module.css'

const words = texts({
  title: ['Import batch', '导入批次'],
  parts: ['Sections of the batch', '批次详情分页'],
  orders: ['Orders of the batch', '批次订单'],
  failed: ['Rows not imported', '未导入的行'],
})

/** As many rows as the server gives at once; a file has 5,000 at most. */
const AT_ONCE = 1_000

const columns = columnsOf<ImportedOrder>(fields, (c) => [
  c.text('orderNo', { code: true, link: ({ id }) => paths.order(id) }),
  c.text('platform'),
  c.text('platformOrderNo', { code: true }),
  c.named('stationId', { zh: 'stationName', en: 'stationNameEn' }),
  c.custom('pileCode', { cell: ({ pileCode, gunLetter }) => `${pileCode} ${letterOf(gunLetter)}` }),
  c.instant('startTime', { sort: true }),
  c.energy('energyWh'),
  c.money('payableFen'),
])

/** One file: what was kept of it as orders, and why the other rows were not. */
export function ImportBillDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const { minute, number } = useFormats()
  const [part, open] = useState('orders')
  const reading = useRead(importBill.get, { id })
  const { data } = reading

  return (
    <Drawer open onClose={onClose} title={data ? data.fileName : say(words.title)} width="wide">
      {data ? (
        <div className={styles.detail}>
          <DescriptionList
            columns={2}
            items={[
              {
                label: say(fields.state),
                value: <StatusBadge of={importOutcome} code={importOutcomeOf(data)} look="tinted" />,
              },
              { label: say(fields.total), value: data.total === null ? '–' : number(data.total) },
              { label: say(fields.energyWh), value: <Energy wh={data.energyWh} /> },
              { label: say(fields.payableFen), value: <Money fen={data.payableFen} /> },
              { label: say(fields.userName), value: data.userName },
              { label: say(fields.createTime), value: minute(data.createTime) },
            ]}
          />
          <Tabs
            label={say(words.parts)}
            tabs={[
              { id: 'orders', label: say(words.orders), count: data.kept },
              { id: 'failed', label: say(words.failed), count: data.failed },
            ]}
            current={part}
            onChange={open}
          >
            {part === 'orders' ? <Orders id={id} /> : <Failed of={data} />}
          </Tabs>
        </div>
      ) : (
        <Awaited of={reading} />
      )}
    </Drawer>
  )
}

function Orders({ id }: { id: number }) {
  const say = useSay()
  const list = usePartList<ImportedOrder>(importBill.orders, { id })
  return (
    <PartTable label={say(words.orders)} unit={['order | orders', '订单']} list={list} columns={columns} />
  )
}

interface FailedProps {
  of: { id: number; fileName: string; kept: number; failed: number }
}

function Failed({ of: { id, fileName, kept, failed } }: FailedProps) {
  const reading = useRead(importBill.failures, { id, pageSize: AT_ONCE })
  const rows = reading.data?.records.map(({ content }, index) => ({ sequence: index + 1, content }))
  if (!rows) return <Awaited of={reading} />
  return <ImportResult fileName={fileName} kept={kept} failed={Math.max(failed, rows.length)} rows={rows} />
}
