import { type Group, group } from '@ampdeck/api/member/group'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './fleet-list.ts'

const FleetForm = lazyOf(() => import('./fleet-form.tsx'), 'FleetForm')
const RechargeDialog = lazyOf(() => import('./recharge-dialog.tsx'), 'RechargeDialog')
const MoneyDialog = lazyOf(() => import('./money-dialog.tsx'), 'MoneyDialog')

export function Page() {
  const head = usePageHead('fleetList')
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
      <ListPage {...head} {...screen} list={list} on={on}>
        <ExportButton action="fleetList:export" {...useExport(group.export)} />
        <Timing of={group.export} />
        <AddButton action="fleetList:add" onClick={form.add} />
      </ListPage>
      {form.element}

      {recharging && <RechargeDialog fleet={recharging} onClose={() => setRecharging(undefined)} />}
      {moving && <MoneyDialog {...moving} onClose={() => setMoving(undefined)} />}
    </>
  )
}
