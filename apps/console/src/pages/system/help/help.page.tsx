import { type Help, type HelpRow, help } from '@ampdeck/api/member/help'
import { texts } from '@ampdeck/api/texts'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './help-list.tsx'

const HelpForm = lazyOf(() => import('./help-form.tsx'), 'HelpForm')
const OrderDrawer = lazyOf(() => import('./order-drawer.tsx'), 'OrderDrawer')

const words = texts({ order: ['Change order', '调整顺序'] })

export function Page() {
  const say = useSay()
  const list = useList<HelpRow>(help.page, screen.filters)
  const form = useOpenForm<Help>(HelpForm, help)
  const [isOrdering, order] = useState(false)
  const release = useAction(help.release)
  const down = useAction(help.down)
  const remove = useAction(help.delete)
  const at = ({ id, version }: HelpRow) => ({ id, version })

  return (
    <>
      <ListScreen
        id="help"
        {...screen}
        list={list}
        on={{
          edit: form.edit,
          release: (row) => release(at(row)),
          down: (row) => down(at(row)),
          delete: ({ id }) => remove({ id }),
        }}
        opens={form.addressOf}
      >
        <GuardedButton of={help.update} onClick={() => order(true)}>
          {say(words.order)}
        </GuardedButton>
        <AddButton of={help.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {isOrdering && <OrderDrawer onClose={() => order(false)} />}
    </>
  )
}
