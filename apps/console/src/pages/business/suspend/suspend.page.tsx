import { type Suspend, suspend } from '@ampdeck/api/member/suspend'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './suspend-list.ts'

const SuspendDialog = lazyOf(() => import('./suspend-dialog.tsx'), 'SuspendDialog')

/** Members who may not start a charge for a while (screens.md S091). */
export function Page() {
  const say = useSay()
  const { may } = useGrants()
  const list = useList<Suspend>(suspend.page, screen.filters)
  const [isAsking, ask] = useState(false)
  const release = useAction(suspend.release)
  const releaseAll = useAction(suspend.batchRelease)
  const told = (counts: { count: number; refused: number }) =>
    say(['{count} released, {refused} refused', '已解除 {count} 条，{refused} 条被拒绝'], counts)

  return (
    <>
      <ListScreen
        id="suspend"
        {...screen}
        list={list}
        on={{ release: ({ id, version }) => release({ id, version }) }}
        bulk={
          may(suspend.release) && (
            <GuardedButton
              of={suspend.release}
              look="plain"
              onClick={async () => void applyBatch(await releaseAll(chosenOf(list)), list, told)}
            >
              {say(['Release', '解除挂起'])}
            </GuardedButton>
          )
        }
      >
        <Export of={suspend.export} />
        <GuardedButton of={suspend.manual} look="primary" onClick={() => ask(true)}>
          {say(['Suspend', '挂起'])}
        </GuardedButton>
      </ListScreen>
      {isAsking && <SuspendDialog onClose={() => ask(false)} />}
    </>
  )
}
