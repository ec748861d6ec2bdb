import { type FirmwarePush, firmwarePush } from '@ampdeck/api/config/firmware-task'
import { ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { pushes } from '../../../pile/push-columns.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'

/** What became of each pile of every campaign (screens.md S216). */
export function Page() {
  const head = usePageHead('pushRecord')
  const list = useList<FirmwarePush>(firmwarePush.recordPage, pushes.filters)

  return (
    <ListPage {...head} {...pushes} list={list} on={{}}>
      <ExportButton action="pushRecord:export" {...useExport(firmwarePush.recordExport)} />
      <Timing of={firmwarePush.recordExport} />
    </ListPage>
  )
}
