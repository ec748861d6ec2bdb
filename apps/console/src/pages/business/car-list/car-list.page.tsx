import { type GroupCar, groupCar } from '@ampdeck/api/member/group-car'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './car-list.ts'

const CarForm = lazyOf(() => import('./car-form.tsx'), 'CarForm')
const MoveDialog = lazyOf(() => import('./move-dialog.tsx'), 'MoveDialog')

export function Page() {
  const say = useSay()
  const { may } = useGrants()
  const list = useList<GroupCar>(groupCar.page, screen.filters)
  const form = useOpenForm<GroupCar>(CarForm, groupCar)
  const [isMoving, setMoving] = useState(false)
  const remove = useAction(groupCar.delete)
  const on = { edit: form.edit, delete: ({ id }: GroupCar) => remove({ id }) }
  const bulk = may(groupCar.move) && (
    <GuardedButton of={groupCar.move} look="plain" onClick={() => setMoving(true)}>
      {say(['Move', '移动'])}
    </GuardedButton>
  )

  return (
    <>
      <ListScreen id="carList" {...screen} list={list} on={on} bulk={bulk}>
        <Export of={groupCar.export} />
        <AddButton of={groupCar.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {isMoving && <MoveDialog list={list} onClose={() => setMoving(false)} />}
    </>
  )
}
