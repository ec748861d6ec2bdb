import { type AlarmRule, alarmRule } from '@ampdeck/api/operation/alarm-rule'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './alarm-rule-list.tsx'

const AlarmRuleForm = lazyOf(() => import('./alarm-rule-form.tsx'), 'AlarmRuleForm')
const TestDialog = lazyOf(() => import('./test-dialog.tsx'), 'TestDialog')

export function Page() {
  const list = useList<AlarmRule>(alarmRule.page, screen.filters)
  const form = useOpenForm<AlarmRule>(AlarmRuleForm, alarmRule)
  const [tested, test] = useState<AlarmRule>()
  const enable = useAction(alarmRule.enable)
  const disable = useAction(alarmRule.disable)
  const remove = useAction(alarmRule.delete)

  return (
    <>
      <ListScreen
        id="alarmRule"
        list={list}
        {...screen}
        opens={form.addressOf}
        on={{
          edit: form.edit,
          test,
          enable: ({ id }) => enable({ id }),
          disable: ({ id }) => disable({ id }),
          delete: ({ id }) => remove({ id }),
        }}
      >
        <AddButton of={alarmRule.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {tested && <TestDialog rule={tested} onClose={() => test(undefined)} />}
    </>
  )
}
