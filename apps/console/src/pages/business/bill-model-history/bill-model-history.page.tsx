import { costModel } from '@ampdeck/api/config/cost-model'
import { costModelIssue, type ModelIssue } from '@ampdeck/api/config/cost-model-issue'
import { useLanguage } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { screen } from './bill-model-history-list.tsx'

const VersionDrawer = lazyOf(() => import('./version-drawer.tsx'), 'VersionDrawer')

/** Which prices held where from when, and which piles show them (screens.md S044). */
export function Page() {
  const list = useList<ModelIssue>(costModelIssue.issueHistory, screen.filters)
  const opened = useOpened('id')
  const rePush = useAction(costModelIssue.rePush)
  const isWanted = useIntent() || 'costModelId' in list.request
  const { language } = useLanguage()
  const models = useRead(costModel.selectAll, {}, { enabled: isWanted }).data?.map(({ id, code, name }) => ({
    value: String(id),
    label: language === 'en' ? code : `${code} · ${name}`,
  }))
  const shown = list.rows.find(({ id }) => id === opened.id)

  return (
    <>
      <ListScreen
        id="billModelHistory"
        {...screen}
        list={list}
        options={{ models }}
        opens={opened.addressOf}
        on={{ rePush: ({ id, version }) => rePush({ id, version }) }}
      />
      {shown && <VersionDrawer key={shown.id} of={shown} onClose={opened.close} />}
    </>
  )
}
