import { firmwarePushTexts } from '@ampdeck/api/config/firmware-push.texts'
import type { firmwarePush } from '@ampdeck/api/config/firmware-task'
import type { Language } from '@ampdeck/api/enumeration'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { resultOf } from '@ampdeck/api/operation/command-result'
import { say, texts } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../list/list-of.ts'
import styles from './pile.module.css'
import { PushProgress } from './push-progress.tsx'

/** The product's own words for why an update ended. */
const ends = texts({
  timeout: [
    'Accepted, but not reported as installed within 30 min',
    '电桩已接受，但 30 分钟内未上报安装完成',
  ],
  cancelled: ['Cancelled', '已取消'],
})

/** The last report, or why it ended, as a sentence. */
function reportText(message: string | null, language: Language): string {
  if (!message) return '–'
  if (message in ends) return say(ends[message as keyof typeof ends], language)
  return say(resultOf({ outcome: message })?.text ?? [message, message], language)
}

function LastReport({ of: { message } }: { of: { message: string | null } }) {
  const { language } = useLanguage()
  const word = message ? resultOf({ outcome: message })?.word : undefined
  return (
    <>
      {reportText(message, language)}
      {word && <small className={styles.word}> {word}</small>}
    </>
  )
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
