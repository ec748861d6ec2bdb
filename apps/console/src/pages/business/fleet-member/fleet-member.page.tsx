import { importTemplate } from '@ampdeck/api/enumerations/system'
import { type GroupMember, groupMember } from '@ampdeck/api/member/group-member'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { Import } from '../../../download-center/import.tsx'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './fleet-member-list.ts'

const FleetMemberForm = lazyOf(() => import('./fleet-member-form.tsx'), 'FleetMemberForm')
const LimitDialog = lazyOf(() => import('./limit-dialog.tsx'), 'LimitDialog')

export function Page() {
  const say = useSay()
  const { may } = useGrants()
  const list = useList<GroupMember>(groupMember.page, screen.filters)
  const form = useOpenForm<GroupMember>(FleetMemberForm, groupMember)
  const [isLimiting, setLimiting] = useState(false)
  const enable = useAction(groupMember.enable)
  const disable = useAction(groupMember.disable)
  const remove = useAction(groupMember.delete)
  const on = {
    edit: form.edit,
    enable: ({ id }: GroupMember) => enable({ id }),
    disable: ({ id }: GroupMember) => disable({ id }),
    delete: ({ id }: GroupMember) => remove({ id }),
  }
  const bulk = may(groupMember.setLimit) && (
    <GuardedButton of={groupMember.setLimit} look="plain" onClick={() => setLimiting(true)}>
      {say(['Set limit', '设置限额'])}
    </GuardedButton>
  )

  return (
    <>
      <ListScreen id="fleetMember" {...screen} list={list} on={on} bulk={bulk}>
        <Export of={groupMember.export} />
        <Import of={groupMember.import} template={importTemplate.code.fleetMember} />
        <AddButton of={groupMember.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {isLimiting && <LimitDialog list={list} onClose={() => setLimiting(false)} />}
    </>
  )
}
