import { type TimedTask, timedTask } from '@ampdeck/api/config/timed-task'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ListPage } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './timed-task-list.tsx'

const TimedTaskForm = lazyOf(() => import('./timed-task-form.tsx'), 'TimedTaskForm')
const RunsDrawer = lazyOf(() => import('./runs-drawer.tsx'), 'RunsDrawer')

/** What is done to stations by the clock (screens.md S190). */
export function Page() {
  const head = usePageHead('timedTask')
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
      <ListPage {...head} {...screen} list={list} on={on} {...(form.addressOf && { opens: form.addressOf })}>
        <AddButton action="timedTask:add" onClick={form.add} />
      </ListPage>
      {form.element}
      {shown && <RunsDrawer row={shown} onClose={() => show(undefined)} />}
    </>
  )
}
