import { type CostModel, type CostModelRow, costModel } from '@ampdeck/api/config/cost-model'
import { useGrants } from '@ampdeck/ui/gate'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './cost-model-list.ts'

const CostModelForm = lazyOf(() => import('./cost-model-form.tsx'), 'CostModelForm')
const CostModelDrawer = lazyOf(() => import('./cost-model-drawer.tsx'), 'CostModelDrawer')
const IssueQuestion = lazyOf(() => import('./issue-question.tsx'), 'IssueQuestion')

export function Page() {
  const head = usePageHead('costModel')
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
      <ListPage
        {...head}
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
        <ExportButton action="costModel:export" {...useExport(costModel.export)} />
        <Timing of={costModel.export} />
        <AddButton action="costModel:add" onClick={form.add} />
      </ListPage>
      {form.element}

      {opened.id !== undefined && <CostModelDrawer id={opened.id} onClose={opened.close} />}
      {toIssue && <IssueQuestion model={toIssue} onDone={() => setToIssue(undefined)} />}
    </>
  )
}
