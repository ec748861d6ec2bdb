import {
  type ReconciliationContract,
  reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { usePartyOptions } from './party-options.ts'
import { screen } from './reconciliation-contract-list.tsx'

const ReconciliationContractForm = lazyOf(
  () => import('./reconciliation-contract-form.tsx'),
  'ReconciliationContractForm',
)
const AuditDialog = lazyOf(() => import('./audit-dialog.tsx'), 'AuditDialog')

export function Page() {
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
      <ListScreen
        id="reconciliationContract1"
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
        <Export of={reconciliationContract.export} />
        <AddButton of={reconciliationContract.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {audited && <AuditDialog of={audited} onClose={() => audit(undefined)} />}
    </>
  )
}
