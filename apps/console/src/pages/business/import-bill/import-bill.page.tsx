import { type ImportBill, importBill } from '@ampdeck/api/bill/import-bill'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useAction } from '../../../data/use-action.ts'
import { Import } from '../../../download-center/import.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useSum } from '../../../list/use-sum.ts'
import { screen } from './import-bill-list.tsx'

const ImportBillDrawer = lazyOf(() => import('./import-bill-detail.tsx'), 'ImportBillDrawer')

export function Page() {
  const list = useList<ImportBill>(importBill.page, screen.filters)
  const sum = useSum(importBill.sum, list)
  const opened = useOpened('open')
  const remove = useAction(importBill.delete)

  return (
    <>
      <ListScreen
        id="importBill"
        {...screen}
        list={list}
        opens={opened.addressOf}
        on={{ delete: ({ id, version }) => remove({ id, version }) }}
        {...sum}
      >
        <Import of={importBill.import} template={importTemplate.code.chargeBill} />
      </ListScreen>
      {opened.id !== undefined && <ImportBillDrawer id={opened.id} onClose={opened.close} />}
    </>
  )
}
