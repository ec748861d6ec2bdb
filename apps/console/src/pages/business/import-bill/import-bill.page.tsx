import { type ImportBill, importBill } from '@ampdeck/api/bill/import-bill'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { ListPage } from '@ampdeck/ui/list-page'
import { listFilters } from '@ampdeck/ui/list-request'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { Import } from '../../../download-center/import.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { lazyOf } from '../../../shell/lazy-of.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './import-bill-list.tsx'

const ImportBillDrawer = lazyOf(() => import('./import-bill-detail.tsx'), 'ImportBillDrawer')

export function Page() {
  const head = usePageHead('importBill')
  const list = useList<ImportBill>(importBill.page, screen.filters)
  const [search] = useSearchParams()
  const sum = useRead(importBill.sum, listFilters(search), { enabled: list.status === 'ready' })
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
        {...(sum.data && { sum: { ...sum.data } })}
      >
        <Import of={importBill.import} template={importTemplate.code.chargeBill} />
      </ListPage>
      {opened.id !== undefined && <ImportBillDrawer id={opened.id} onClose={opened.close} />}
    </>
  )
}
