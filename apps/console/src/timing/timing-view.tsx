import { type ExportTiming, exportTimingManagement, type TimingItem } from '@ampdeck/api/config/export-timing'
import { exportState, isPush, timingCycle } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useRead } from '../data/use-read.ts'
import { failureWords } from './failure-words.ts'
import styles from './timing.module.css'
import { timingTexts } from './timing.texts.ts'

const SHOWN_RUNS = 10

const words = texts({
  runs: ['Last runs', '最近运行'],
  refused: ['Not delivered', '未送达'],
  refusedFor: ['Not delivered to {to}: {reason}', '未送达 {to}：{reason}'],
  noneYet: ['It has not run yet.', '尚未运行。'],
})

/** A timing that is only read: what is set, the next report, and how the last ones went. */
export function TimingView({ of }: { of: ExportTiming }) {
  const say = useSay()
  const { language } = useLanguage()
  const { data } = useRead(exportTimingManagement.items, { id: of.id, pageSize: SHOWN_RUNS })

  return (
    <div className={styles.view}>
      <DescriptionList
        columns={2}
        items={[
          { label: say(timingTexts.isPush), value: isPush.label(of.isPush, language) },
          { label: say(timingTexts.timingCycle), value: timingCycle.label(of.timingCycle, language) },
          { label: say(timingTexts.startDate), value: of.startDate },
          { label: say(timingTexts.nextDate), value: of.nextDate },
          { label: say(timingTexts.emailList), value: addressesOf(of), wide: true },
        ]}
      />
      {data && (
        <section>
          <h3 className={styles.head}>{say(words.runs)}</h3>
          {data.records.length === 0 ? (
            <p className={styles.muted}>{say(words.noneYet)}</p>
          ) : (
            <ul className={styles.runs}>
              {data.records.map((run) => (
                <Run key={run.id} of={run} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

function Run({ of: { runTime, state, failure, refused } }: { of: TimingItem }) {
  const say = useSay()
  const { minute } = useFormats()

  return (
    <li className={styles.run}>
      <span className={styles.time}>{minute(runTime)}</span>
      <StatusBadge of={exportState} code={state} />
      {failure && <span className={styles.muted}>{say(failureWords[failure])}</span>}
      {refused.length > 0 && (
        <ul className={styles.refused} aria-label={say(words.refused)}>
          {refused.map(({ to, reason }) => (
            <li key={to}>{say(words.refusedFor, { to, reason })}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function addressesOf({ emailList }: ExportTiming) {
  if (emailList.length === 0) return undefined
  return (
    <ul className={styles.addresses}>
      {emailList.map(({ email }) => (
        <li key={email}>{email}</li>
      ))}
    </ul>
  )
}
