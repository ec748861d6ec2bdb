import { firmwarePushTexts as words } from '@ampdeck/api/config/firmware-push.texts'
import type { firmwarePush } from '@ampdeck/api/config/firmware-task'
import type { Language } from '@ampdeck/api/enumeration'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { pushMessage } from '@ampdeck/api/operation/firmware-push-message'
import { say } from '@ampdeck/api/texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { pushes } from './firmware-task.store.ts'

const AT_ONCE = 1_000

/** What became of each pile of every campaign, the newest first unless it is asked otherwise. */
export const report: Report<z.output<typeof firmwarePush.recordExport.input>> = {
  page: 'pushRecord',
  name: ['Push records', '推送记录'],
  columns: [
    { title: words.pileCode, width: 20 },
    { title: words.stationName, width: 28 },
    { title: words.pushStatus },
    { title: words.fromVersion },
    { title: words.toVersion },
    { title: words.tries },
    { title: words.message, width: 28 },
    { title: words.sentTime, kind: 'time' },
    { title: words.endTime, kind: 'time' },
  ],
  rows: async function* (rows, filter, language) {
    for (let current = 1; ; current += 1) {
      const { records } = await pushes(rows, { ...filter, current, pageSize: AT_ONCE })
      for (const push of records)
        yield [
          push.pileCode,
          (language === 'en' && push.stationNameEn) || push.stationName,
          pushStatus.label(push.pushStatus, language),
          push.fromVersion,
          push.toVersion,
          push.tries,
          sentenceOf(push.message, language),
          push.sentTime,
          push.endTime,
        ]
      if (records.length < AT_ONCE) return
    }
  },
}

function sentenceOf(message: string | null, language: Language): string {
  const said = pushMessage(message)
  return said ? say(said.text, language) : ''
}
