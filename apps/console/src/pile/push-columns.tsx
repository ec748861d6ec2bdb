import { firmwarePushTexts } from '@ampdeck/api/config/firmware-push.texts'
import type { firmwarePush } from '@ampdeck/api/config/firmware-task'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { listOf } from '../list/list-of.ts'
import { PushProgress } from './push-progress.tsx'

/** The piles of campaigns, in the task's drawer and on the page of records. */
export const pushes = listOf<typeof firmwarePush.recordPage>(firmwarePushTexts, {
  unit: ['push | pushes', '推送'],
  columns: (c) => [
    c.name('pileCode', { locked: true }),
    c.named('stationName', { zh: 'stationName', en: 'stationNameEn' }),
    c.status('pushStatus', pushStatus),
    c.custom('progress', {
      cell: (row) => (
        <PushProgress done={row.progress} total={100} isBad={row.pushStatus === pushStatus.code.failed} />
      ),
      text: ({ progress }) => `${progress} %`,
    }),
    c.text('fromVersion', { code: true }),
    c.text('toVersion', { code: true }),
    c.number('tries'),
    c.text('message'),
    c.instant('sentTime'),
    c.instant('endTime'),
    c.instant('createTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [f.search('pileCode'), f.codes('pushStatus', pushStatus)],
  actions: () => [],
})
