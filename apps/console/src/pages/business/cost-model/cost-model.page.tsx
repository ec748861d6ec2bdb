import { type CostModel, type CostModelRow, costModel } from '@ampdeck/api/config/cost-model'
import { useGrants } from '@ampdeck/ui/gate'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './cost-model-list.ts'

const CostModelForm = lazyOf(() => import('./cost-model-form.tsx'), 'CostModelForm')
const CostModelDrawer = lazyOf(() => import('./cost-model-drawer.tsx'), 'CostModelDrawer')
const IssueQuestion = lazyOf(() => import('./issue-question.tsx'), 'IssueQuestion')

export function Page() {
  const list = useList<CostModelRow>(costModel.page, screen.filters)
  const { may } = useGrants()
  const form = useOpenForm<CostModel>(CostModelForm, costModel)
  const opened = useOpened('id')
  const [toIssue, setToIssue] = useState<CostModelRow>()
  const copy = useAction(costModel.copy)
  const cancel = useAction(costModel.cancel)
  const enable = useAction(costModel.enable)
  const disable = useAction(costModel.disable)
  const remove = useAction(costModel.delete)

  return (
    <>
      <ListScreen
        id="costModel"
        list={list}
        {...screen}
        {...(may('costModel:get') && { opens: opened.addressOf })}
        on={{
          edit: form.edit,
          issue: setToIssue,
          copy: async ({ id }) => {
            const made = await copy({ id })
            if (made) form.edit(made)
          },
          cancel: ({ id, version }) => cancel({ id, version }),
          enable: ({ id, version }) => enable({ id, version }),
          disable: ({ id, version }) => disable({ id, version }),
          delete: ({ id }) => remove({ id }),
        }}
      >
        <Export of={costModel.export} />
        <AddButton of={costModel.save} onClick={form.add} />
      </ListScreen>
      {form.element}

      {opened.id !== undefined && <CostModelDrawer id={opened.id} onClose={opened.close} />}
      {toIssue && <IssueQuestion model={toIssue} onDone={() => setToIssue(undefined)} />}
    </>
  )
}
