import { type EvaluateTag, type EvaluateTagRow, evaluateTag } from '@ampdeck/api/member/evaluate-tag'
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
import { screen } from './evaluate-tag-list.ts'

const EvaluateTagForm = lazyOf(() => import('./evaluate-tag-form.tsx'), 'EvaluateTagForm')
const OrderDrawer = lazyOf(() => import('./order-drawer.tsx'), 'OrderDrawer')

const words = texts({ order: ['Change order', '调整顺序'] })

/** What members can say of a charge by one tap, and in which order it is offered (screens.md S078). */
export function Page() {
  const say = useSay()
  const list = useList<EvaluateTagRow>(evaluateTag.page, screen.filters)
  const form = useOpenForm<EvaluateTag>(EvaluateTagForm, evaluateTag)
  const [isOrdering, order] = useState(false)
  const remove = useAction(evaluateTag.delete)
  const on = { edit: form.edit, delete: ({ id }: EvaluateTagRow) => remove({ id }) }

  return (
    <>
      <ListScreen id="evaluateTag" {...screen} list={list} on={on} opens={form.addressOf}>
        <GuardedButton of={evaluateTag.update} onClick={() => order(true)}>
          {say(words.order)}
        </GuardedButton>
        <AddButton of={evaluateTag.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {isOrdering && <OrderDrawer onClose={() => order(false)} />}
    </>
  )
}
