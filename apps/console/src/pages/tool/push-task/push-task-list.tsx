import { type FirmwareTask, firmwareTask } from '@ampdeck/api/config/firmware-task'
import { firmwareTaskTexts } from '@ampdeck/api/config/firmware-task.texts'
import { firmwareTaskMode, firmwareTaskState } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { PushProgress } from '../../../pile/push-progress.tsx'

const { stopped } = firmwareTaskState.code

const words = texts({
  rePush: ['Push again', '重推'],
  cancel: [
    'Piles that were not asked yet keep their firmware; updates under way continue.',
    '尚未下发的电桩不再升级，已在升级的继续进行。',
  ],
  again: [
    'The failed piles are asked again, each at most three times.',
    '对失败的电桩重新下发，每台最多三次。',
  ],
})

/** How many of a campaign's piles have the firmware. */
export const progressOf = ({ total, succeeded }: FirmwareTask) => `${succeeded} / ${total}`

export const screen = listOf<typeof firmwareTask.page>(firmwareTaskTexts, {
  unit: ['push task | push tasks', '推送任务'],
  columns: (c) => [
    c.name('firmwareName', { locked: true }),
    c.text('versionNo', { code: true }),
    c.status('state', firmwareTaskState),
    c.custom('progress', {
      cell: (row) => (
        <PushProgress
          done={row.succeeded}
          total={row.total}
          text={progressOf(row)}
          isBad={row.state === stopped}
        />
      ),
      text: progressOf,
    }),
    c.number('failed'),
    c.code('mode', firmwareTaskMode),
    c.instant('startTime'),
    c.number('rateLimit'),
    c.number('maxFailPercent', { hidden: true }),
    c.instant('createTime', { sort: true }),
  ],
  filters: (f) => [f.codes('state', firmwareTaskState)],
  actions: (a) => [
    a.open('get', 'pushTask:get'),
    a.call(firmwareTask.rePush, { label: words.rePush, confirm: words.again }),
    a.call(firmwareTask.cancel, { confirm: words.cancel }),
  ],
})
