import { type LoginLogRow, loginLog } from '@ampdeck/api/system/login-log'
import { ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './login-log-list.ts'

export function Page() {
  const head = usePageHead('loginLog')
  const list = useList<LoginLogRow>(loginLog.page, screen.filters)

  return (
    <ListPage {...head} {...screen} list={list}>
      <ExportButton action="loginLog:export" {...useExport(loginLog.export)} />
      <Timing of={loginLog.export} />
    </ListPage>
  )
}
