import { type Group, group } from '@ampdeck/api/member/group'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './fleet-list.ts'

const FleetForm = lazyOf(() => import('./fleet-form.tsx'), 'FleetForm')
const RechargeDialog = lazyOf(() => import('./recharge-dialog.tsx'), 'RechargeDialog')
const MoneyDialog = lazyOf(() => import('./money-dialog.tsx'), 'MoneyDialog')

export function Page() {
  const list = useList<Group>(group.page, screen.filters)
  const form = useOpenForm<Group>(FleetForm, group)
  const [moving, setMoving] = useState<{ kind: 'allocate' | 'reclaim'; fleet: Group }>()
  const [recharging, setRecharging] = useState<Group>()
  const enable = useAction(group.enable)
  const disable = useAction(group.disable)
  const remove = useAction(group.delete)
  const on = {
    edit: form.edit,
    recharge: (fleet: Group) => setRecharging(fleet),
    allocate: (fleet: Group) => setMoving({ kind: 'allocate', fleet }),
    reclaim: (fleet: Group) => setMoving({ kind: 'reclaim', fleet }),
    enable: ({ id }: Group) => enable({ id }),
    disable: ({ id }: Group) => disable({ id }),
    delete: ({ id }: Group) => remove({ id }),
  }

  return (
    <>
      <ListScreen id="fleetList" {...screen} list={list} on={on}>
        <Export of={group.export} />
        <AddButton of={group.save} onClick={form.add} />
      </ListScreen>
      {form.element}

      {recharging && <RechargeDialog fleet={recharging} onClose={() => setRecharging(undefined)} />}
      {moving && <MoneyDialog {...moving} onClose={() => setMoving(undefined)} />}
    </>
  )
}
