import { type FirmwareTask, firmwareTask } from '@ampdeck/api/config/firmware-task'
import { useGrants } from '@ampdeck/ui/gate'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { screen } from './push-task-list.tsx'

const PushTaskWizard = lazyOf(() => import('./push-task-wizard.tsx'), 'PushTaskWizard')
const PushTaskDetail = lazyOf(() => import('./push-task-detail.tsx'), 'PushTaskDetail')

/** Campaigns that give piles a firmware, with the progress of each pile (screens.md S215). */
export function Page() {
  const list = useList<FirmwareTask>(firmwareTask.page, screen.filters)
  const { may } = useGrants()
  const opened = useOpened('id')
  const [isAdding, setAdding] = useState(false)
  const cancel = useAction(firmwareTask.cancel)
  const rePush = useAction(firmwareTask.rePush)
  const on = {
    get: ({ id }: FirmwareTask) => opened.show(id),
    cancel: ({ id }: FirmwareTask) => cancel({ id }),
    rePush: ({ id }: FirmwareTask) => rePush({ id }),
  }

  return (
    <>
      <ListScreen
        id="pushTask"
        {...screen}
        list={list}
        on={on}
        {...(may('pushTask:get') && { opens: opened.addressOf })}
      >
        <AddButton of={firmwareTask.save} onClick={() => setAdding(true)} />
      </ListScreen>

      {isAdding && <PushTaskWizard onDone={() => setAdding(false)} />}
      {opened.id !== undefined && <PushTaskDetail id={opened.id} onClose={opened.close} />}
    </>
  )
}
