import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { type AlarmRule, alarmRule } from '@ampdeck/api/operation/alarm-rule'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import styles from './alarm-rule.module.css'
import { conditionOf } from './alarm-rule-list.tsx'

const words = texts({
  title: ['Test {name}', '测试“{name}”'],
  fired: [
    'It would have been raised {count} time in the last 7 days, at {objects} | It would have been raised {count} times in the last 7 days, at {objects}',
    '最近 7 天会触发 {count} 次，涉及{objects}',
  ],
  objects: ['{count} object | {count} objects', ' {count} 个对象'],
  never: ['It would not have been raised in the last 7 days', '最近 7 天不会触发'],
  days: ['By day', '按日'],
  day: ['{day}: {count}', '{day}：{count} 次'],
  worst: ['Raised most often at', '触发最多的对象'],
  times: ['{count} time | {count} times', '{count} 次'],
  notRead: ['The rule could not be tested', '规则测试失败'],
})

interface TestDialogProps {
  rule: AlarmRule
  onClose: () => void
}

/** How often a rule would have fired in the last seven days (screens.md S204). */
export function TestDialog({ rule, onClose }: TestDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const trial = useRead(alarmRule.test, { id: rule.id })
  const name = (language === 'en' && rule.nameEn) || rule.name

  return (
    <Dialog
      open
      onClose={onClose}
      title={say(words.title, { name })}
      width="form"
      footer={
        <Button size="form" onClick={onClose}>
          {say(commonTexts.close)}
        </Button>
      }
    >
      <div className={styles.test}>
        <p className={styles.condition}>{conditionOf(rule, language)}</p>
        {trial.data ? <Result {...trial.data} /> : <Awaited of={trial} title={say(words.notRead)} rows={3} />}
      </div>
    </Dialog>
  )
}

type ResultProps = NonNullable<ReturnType<typeof useRead<typeof alarmRule.test>>['data']>

function Result({ count, objects, days, worst }: ResultProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const most = Math.max(1, ...days.map((day) => day.count))
  if (count === 0) return <p role="status">{say(words.never)}</p>

  return (
    <>
      <p role="status" className={styles.fired}>
        {say(words.fired, { count, objects: say(words.objects, { count: objects }) })}
      </p>
      <ul className={styles.days} aria-label={say(words.days)}>
        {days.map((day) => (
          <li key={day.day} aria-label={say(words.day, day)}>
            <meter className={styles.bar} min={0} max={most} value={day.count} aria-hidden="true" />
            <span aria-hidden="true">{number(day.count)}</span>
            <span aria-hidden="true" className={styles.date}>
              {day.day.slice(5)}
            </span>
          </li>
        ))}
      </ul>
      <section className={styles.worst}>
        <h3>{say(words.worst)}</h3>
        <ol>
          {worst.map((place) => (
            <li key={`${place.stationName}${place.pileCode}${place.gunLetter}`}>
              <span>
                {[
                  (language === 'en' && place.stationNameEn) || place.stationName,
                  place.pileCode,
                  place.gunLetter === null ? null : letterOf(place.gunLetter),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>{say(words.times, { count: place.count })}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
