import { type OperationLogRow, operationLog } from '@ampdeck/api/system/operation-log'
import { useLanguage } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './operation-log-list.ts'

const OperationDrawer = lazyOf(() => import('./operation-drawer.tsx'), 'OperationDrawer')

export function Page() {
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
      <ListScreen id="operationLog" {...screen} list={list} options={options} opens={opened.addressOf}>
        <Export of={operationLog.export} />
      </ListScreen>
      {opened.id !== undefined && <OperationDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
    </>
  )
}
