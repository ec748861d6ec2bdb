import { firmwarePushTexts } from '@ampdeck/api/config/firmware-push.texts'
import type { firmwarePush } from '@ampdeck/api/config/firmware-task'
import type { Language } from '@ampdeck/api/enumeration'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { pushMessage } from '@ampdeck/api/operation/firmware-push-message'
import { say } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../list/list-of.ts'
import styles from './pile.module.css'
import { PushProgress } from './push-progress.tsx'

/** The last report, or why it ended, as a sentence. */
function reportText(message: string | null, language: Language): string {
  const said = pushMessage(message)
  return said ? say(said.text, language) : '–'
}

function LastReport({ of: { message } }: { of: { message: string | null } }) {
  const { language } = useLanguage()
  const word = pushMessage(message)?.word
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
