import { type OccupyRule, occupyRule } from '@ampdeck/api/config/occupy-rule'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './occupy-rule-list.tsx'

const OccupyRuleForm = lazyOf(() => import('./occupy-rule-form.tsx'), 'OccupyRuleForm')
const BindStations = lazyOf(() => import('./bind-stations.tsx'), 'BindStations')

/** What it costs to stay at a gun after the charge (screens.md S045). */
export function Page() {
  const list = useList<OccupyRule>(occupyRule.page, screen.filters)
  const form = useOpenForm<OccupyRule>(OccupyRuleForm, occupyRule)
  const [bound, bind] = useState<OccupyRule>()
  const remove = useAction(occupyRule.delete)
  const on = { bind, edit: form.edit, delete: ({ id }: OccupyRule) => remove({ id }) }

  return (
    <>
      <ListScreen id="occupyRule" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={occupyRule.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {bound && <BindStations rule={bound} onClose={() => bind(undefined)} />}
    </>
  )
}
