import { type ReportGroup, reportGroup } from '@ampdeck/api/config/report-group'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ListPage } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './report-group-list.tsx'

const ReportGroupForm = lazyOf(() => import('./report-group-form.tsx'), 'ReportGroupForm')

export function Page() {
  const head = usePageHead('reportGroup')
  const list = useList<ReportGroup>(reportGroup.page, screen.filters)
  const form = useOpenForm<ReportGroup>(ReportGroupForm, reportGroup)
  const remove = useAction(reportGroup.delete)
  const on = { edit: form.edit, delete: ({ id }: ReportGroup) => remove({ id }) }

  return (
    <>
      <ListPage {...head} {...screen} list={list} on={on} {...(form.addressOf && { opens: form.addressOf })}>
        <AddButton action="reportGroup:add" onClick={form.add} />
      </ListPage>
      {form.element}
    </>
  )
}
