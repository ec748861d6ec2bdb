import { type FirmwarePush, firmwarePush } from '@ampdeck/api/config/firmware-task'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { pushes } from '../../../pile/push-columns.tsx'
import { Export } from '../../../timing/export.tsx'

/** What became of each pile of every campaign (screens.md S216). */
export function Page() {
  const list = useList<FirmwarePush>(firmwarePush.recordPage, pushes.filters)

  return (
    <ListScreen id="pushRecord" {...pushes} list={list} on={{}}>
      <Export of={firmwarePush.recordExport} />
    </ListScreen>
  )
}
