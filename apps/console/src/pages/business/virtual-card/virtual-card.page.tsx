import { type VirtualCard, virtualcard } from '@ampdeck/api/member/virtual-card'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './virtual-card-list.ts'

const ContractsDrawer = lazyOf(() => import('./contracts-drawer.tsx'), 'ContractsDrawer')
const VirtualCardForm = lazyOf(() => import('./virtual-card-form.tsx'), 'VirtualCardForm')

/** Cards without plastic (screens.md S090). */
export function Page() {
  const list = useList<VirtualCard>(virtualcard.page, screen.filters)
  const form = useOpenForm<VirtualCard>(VirtualCardForm, virtualcard)
  const [freeze, unfreeze, loss] = [
    useAction(virtualcard.freeze),
    useAction(virtualcard.unfreeze),
    useAction(virtualcard.loss),
  ]
  const remove = useAction(virtualcard.delete)
  const [contracting, setContracting] = useState<VirtualCard>()
  const by =
    (make: typeof freeze) =>
    ({ id, version }: VirtualCard) =>
      make({ id, version })

  return (
    <>
      <ListScreen
        id="virtualCard"
        {...screen}
        list={list}
        on={{
          freeze: by(freeze),
          unfreeze: by(unfreeze),
          loss: by(loss),
          contract: (card: VirtualCard) => setContracting(card),
          edit: form.edit,
          delete: ({ id }) => remove({ id }),
        }}
      >
        <Export of={virtualcard.export} />
        <AddButton of={virtualcard.save} onClick={form.add} />
      </ListScreen>
      {form.element}

      {contracting && <ContractsDrawer card={contracting} onClose={() => setContracting(undefined)} />}
    </>
  )
}
