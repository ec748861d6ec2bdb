import { type OperationLogRow, operationLog } from '@ampdeck/api/system/operation-log'
import { useLanguage } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './operation-log-list.ts'

const OperationDrawer = lazyOf(() => import('./operation-drawer.tsx'), 'OperationDrawer')

export function Page() {
  const head = usePageHead('operationLog')
  const { language } = useLanguage()
  const { pages } = useMenu()
  const list = useList<OperationLogRow>(operationLog.page, screen.filters)
  const isIntent = useIntent()
  const people = useRead(operationLog.people, {}, { enabled: isIntent || 'userId' in list.request })
  const opened = useOpened('open')
  const options = {
    people: people.data?.map(({ id, name, account }) => ({
      value: String(id),
      label: `${name} (${account})`,
    })),
    pages: pages
      .filter(({ isCatalog, isBuilt }) => isBuilt && !isCatalog)
      .map(({ id, title }) => ({ value: id, label: title[language === 'en' ? 0 : 1] })),
  }

  return (
    <>
      <ListPage {...head} {...screen} list={list} options={options} opens={opened.addressOf}>
        <ExportButton action="operationLog:export" {...useExport(operationLog.export)} />
        <Timing of={operationLog.export} />
      </ListPage>
      {opened.id !== undefined && <OperationDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
    </>
  )
}
