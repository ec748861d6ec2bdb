import { refundStatus } from '@ampdeck/api/enumerations/finance'
import { type RefundAction, type RefundRow, refundRecord } from '@ampdeck/api/payment/refund-record'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { useGrants } from '@ampdeck/ui/gate'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import type { ListState } from '@ampdeck/ui/list'
import { AddButton } from '@ampdeck/ui/list-page'
import { listFilters } from '@ampdeck/ui/list-request'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { Export } from '../../../timing/export.tsx'
import { BulkAudit } from './bulk-audit.tsx'
import { screen, steps } from './refund-audit-list.tsx'

const RefundDrawer = lazyOf(() => import('./refund-drawer.tsx'), 'RefundDrawer')
const RefundForm = lazyOf(() => import('./refund-form.tsx'), 'RefundForm')
const RefundStep = lazyOf(() => import('./refund-step.tsx'), 'RefundStep')

/** Refunds on their way through two audits to their payment (screens.md S118). */
export function Page() {
  const list = useList<RefundRow>(refundRecord.page, screen.filters)
  const { may } = useGrants()
  const opened = useOpened('id')
  const [isNew, setNew] = useState(false)
  const [step, setStep] = useState<{ action: RefundAction; refund: RefundRow }>()
  const mayAudit = may(refundRecord.checkFirstBatch) || may(refundRecord.checkSecondBatch)
  // An audit needs the facts: it opens the drawer.
  const run = (action: RefundAction) => (refund: RefundRow) =>
    action === 'checkFirst' || action === 'checkSecond' ? opened.show(refund.id) : setStep({ action, refund })

  return (
    <>
      <ListScreen
        id="refundAudit"
        {...screen}
        list={list}
        opens={opened.addressOf}
        on={Object.fromEntries(steps.map((one) => [one, run(one)]))}
        chips={<StatusChips list={list} />}
        bulk={mayAudit && <BulkAudit list={list} />}
      >
        <Export of={refundRecord.export} />
        <AddButton of={refundRecord.save} onClick={() => setNew(true)} />
      </ListScreen>

      {opened.id !== undefined && (
        <RefundDrawer
          key={opened.id}
          id={opened.id}
          among={list.rows.map(({ id }) => id)}
          onShow={opened.show}
          onStep={(action, refund) => setStep({ action, refund })}
          onClose={opened.close}
        />
      )}
      {isNew && <RefundForm onClose={() => setNew(false)} />}

      {/* Of its own: a drawer that is hidden while this is fetched would come back above it, for screen readers. */}
      {step && <RefundStep {...step} onClose={() => setStep(undefined)} />}
    </>
  )
}

/** The refunds of the other filters by where they are; a chip is that filter. */
function StatusChips({ list }: { list: ListState<RefundRow> }) {
  const [search] = useSearchParams()
  const { status: _, id: __, ...others } = listFilters(search)
  const counts = useRead(refundRecord.stat, others).data ?? []

  return (
    <FilterChips
      field="status"
      of={refundStatus}
      counts={counts.map(({ status, count }) => ({ code: status, count }))}
      request={list.request}
      onChange={list.change}
    />
  )
}
