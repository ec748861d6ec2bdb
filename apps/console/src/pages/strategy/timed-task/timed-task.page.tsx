import { type TimedTask, timedTask } from '@ampdeck/api/config/timed-task'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './timed-task-list.tsx'

const TimedTaskForm = lazyOf(() => import('./timed-task-form.tsx'), 'TimedTaskForm')
const RunsDrawer = lazyOf(() => import('./runs-drawer.tsx'), 'RunsDrawer')

/** What is done to stations by the clock (screens.md S190). */
export function Page() {
  const list = useList<TimedTask>(timedTask.page, screen.filters)
  const form = useOpenForm<TimedTask>(TimedTaskForm, timedTask)
  const [shown, show] = useState<TimedTask>()
  const runNow = useAction(timedTask.runNow)
  const enable = useAction(timedTask.enable)
  const disable = useAction(timedTask.disable)
  const remove = useAction(timedTask.delete)
  const on = {
    logs: show,
    run: ({ id }: TimedTask) => runNow({ id }),
    edit: form.edit,
    enable: ({ id }: TimedTask) => enable({ id }),
    disable: ({ id }: TimedTask) => disable({ id }),
    delete: ({ id }: TimedTask) => remove({ id }),
  }

  return (
    <>
      <ListScreen id="timedTask" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={timedTask.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {shown && <RunsDrawer row={shown} onClose={() => show(undefined)} />}
    </>
  )
}
