import { type FirmwarePush, firmwarePush, firmwareTask } from '@ampdeck/api/config/firmware-task'
import { texts } from '@ampdeck/api/texts'
import { Drawer } from '@ampdeck/ui/drawer'
import { useSay } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'
import { PartTable } from '../../../pile/part-table.tsx'
import { pushes } from '../../../pile/push-columns.tsx'
import { usePartList } from '../../../pile/use-part-list.ts'
import { progressOf } from './push-task-list.tsx'

const words = texts({ title: ['Push task', '推送任务'] })

/** How each pile of a campaign is doing. */
export function PushTaskDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const { data } = useRead(firmwareTask.get, { id })
  const list = usePartList<FirmwarePush>(firmwarePush.page, { taskId: id })

  return (
    <Drawer
      open
      width="wide"
      onClose={onClose}
      title={data ? `${data.firmwareName} ${data.versionNo}` : say(words.title)}
      caption={data && progressOf(data)}
    >
      <PartTable label={say(words.title)} list={list} columns={pushes.columns} unit={pushes.unit} />
    </Drawer>
  )
}
