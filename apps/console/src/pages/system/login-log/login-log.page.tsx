import { type LoginLogRow, loginLog } from '@ampdeck/api/system/login-log'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './login-log-list.ts'

export function Page() {
  const list = useList<LoginLogRow>(loginLog.page, screen.filters)

  return (
    <ListScreen id="loginLog" {...screen} list={list}>
      <Export of={loginLog.export} />
    </ListScreen>
  )
}
