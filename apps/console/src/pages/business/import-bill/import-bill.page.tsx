import { type ImportBill, importBill } from '@ampdeck/api/bill/import-bill'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { ListPage } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { Import } from '../../../download-center/import.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useSum } from '../../../list/use-sum.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './import-bill-list.tsx'

const ImportBillDrawer = lazyOf(() => import('./import-bill-detail.tsx'), 'ImportBillDrawer')

export function Page() {
  const head = usePageHead('importBill')
  const list = useList<ImportBill>(importBill.page, screen.filters)
  const sum = useSum(importBill.sum, list)
  const opened = useOpened('open')
  const remove = useAction(importBill.delete)

  return (
    <>
      <ListPage
        {...head}
        {...screen}
        list={list}
        opens={opened.addressOf}
        on={{ delete: ({ id, version }) => remove({ id, version }) }}
        {...sum}
      >
        <Import of={importBill.import} template={importTemplate.code.chargeBill} />
      </ListPage>
      {opened.id !== undefined && <ImportBillDrawer id={opened.id} onClose={opened.close} />}
    </>
  )
}
