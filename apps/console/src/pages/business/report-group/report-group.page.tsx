import { type ReportGroup, reportGroup } from '@ampdeck/api/config/report-group'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './report-group-list.tsx'

const ReportGroupForm = lazyOf(() => import('./report-group-form.tsx'), 'ReportGroupForm')

export function Page() {
  const list = useList<ReportGroup>(reportGroup.page, screen.filters)
  const form = useOpenForm<ReportGroup>(ReportGroupForm, reportGroup)
  const remove = useAction(reportGroup.delete)
  const on = { edit: form.edit, delete: ({ id }: ReportGroup) => remove({ id }) }

  return (
    <>
      <ListScreen id="reportGroup" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={reportGroup.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
