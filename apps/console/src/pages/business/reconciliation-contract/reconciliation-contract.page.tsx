import {
  type ReconciliationContract,
  reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useMemo, useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { useUser } from '../../../session/user-context.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { usePartyOptions } from './party-options.ts'
import { screenFor } from './reconciliation-contract-list.tsx'

const ReconciliationContractForm = lazyOf(
  () => import('./reconciliation-contract-form.tsx'),
  'ReconciliationContractForm',
)
const AuditDialog = lazyOf(() => import('./audit-dialog.tsx'), 'AuditDialog')

export function Page() {
  const head = usePageHead('reconciliationContract1')
  const userId = useUser()?.id ?? 0
  const screen = useMemo(() => screenFor(userId), [userId])
  const list = useList<ReconciliationContract>(reconciliationContract.page, screen.filters)
  const isWanted = useIntent()
  const stations = useStationOptions(isWanted || 'stationId' in list.request)
  const parties = usePartyOptions(isWanted || 'partyId' in list.request)
  const form = useOpenForm<ReconciliationContract>(ReconciliationContractForm, reconciliationContract)
  const [audited, audit] = useState<ReconciliationContract>()
  const submit = useAction(reconciliationContract.submit)
  const remove = useAction(reconciliationContract.delete)

  return (
    <>
      <ListPage
        {...head}
        {...screen}
        list={list}
        options={{ stations, parties }}
        on={{
          audit,
          edit: form.edit,
          submit: ({ id, version }) => submit({ id, version }),
          delete: ({ id }) => remove({ id }),
        }}
      >
        <ExportButton action="reconciliationContract1:export" {...useExport(reconciliationContract.export)} />
        <Timing of={reconciliationContract.export} />
        <AddButton action="reconciliationContract1:add" onClick={form.add} />
      </ListPage>
      {form.element}
      {audited && <AuditDialog of={audited} onClose={() => audit(undefined)} />}
    </>
  )
}
