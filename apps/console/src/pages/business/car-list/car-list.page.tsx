import { type GroupCar, groupCar } from '@ampdeck/api/member/group-car'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './car-list.ts'

const CarForm = lazyOf(() => import('./car-form.tsx'), 'CarForm')
const MoveDialog = lazyOf(() => import('./move-dialog.tsx'), 'MoveDialog')

export function Page() {
  const say = useSay()
  const head = usePageHead('carList')
  const { may } = useGrants()
  const list = useList<GroupCar>(groupCar.page, screen.filters)
  const form = useOpenForm<GroupCar>(CarForm, groupCar)
  const [isMoving, setMoving] = useState(false)
  const remove = useAction(groupCar.delete)
  const on = { edit: form.edit, delete: ({ id }: GroupCar) => remove({ id }) }
  const bulk = may('carList:move') && (
    <GuardedButton action="carList:move" look="plain" onClick={() => setMoving(true)}>
      {say(['Move', '移动'])}
    </GuardedButton>
  )

  return (
    <>
      <ListPage {...head} {...screen} list={list} on={on} bulk={bulk}>
        <ExportButton action="carList:export" {...useExport(groupCar.export)} />
        <Timing of={groupCar.export} />
        <AddButton action="carList:add" onClick={form.add} />
      </ListPage>
      {form.element}
      {isMoving && <MoveDialog list={list} onClose={() => setMoving(false)} />}
    </>
  )
}
