import { firmwarePushTexts } from '@ampdeck/api/config/firmware-push.texts'
import type { firmwarePush } from '@ampdeck/api/config/firmware-task'
import type { Language } from '@ampdeck/api/enumeration'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { say, texts } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../list/list-of.ts'
import { PushProgress } from './push-progress.tsx'

/** What a pile reports of its firmware, by the words of OCPP. */
const reports = texts({
  Downloading: ['Downloading', '下载中'],
  Downloaded: ['Downloaded', '已下载'],
  DownloadFailed: ['Download failed', '下载失败'],
  Installing: ['Installing', '安装中'],
  Installed: ['Installed', '已安装'],
  InstallationFailed: ['Installation failed', '安装失败'],
  Idle: ['Idle', '空闲'],
})

/** A report in words; one of another kind as the pile has written it. */
function reportText(message: string | null, language: Language): string {
  if (!message) return '–'
  return message in reports ? say(reports[message as keyof typeof reports], language) : message
}

function LastReport({ of: { message } }: { of: { message: string | null } }) {
  return reportText(message, useLanguage().language)
}

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
    c.custom('message', {
      cell: (row) => <LastReport of={row} />,
      text: ({ message }, language) => reportText(message, language),
    }),
    c.instant('sentTime'),
    c.instant('endTime'),
    c.instant('createTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [f.search('pileCode'), f.codes('pushStatus', pushStatus)],
  actions: () => [],
})
