import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { localName } from '@ampdeck/api/texts'
import { parseTimestamp } from '@ampdeck/api/time'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import type { CSSProperties, ReactNode } from 'react'
import { AlarmMark } from '../../alarms/alarm-mark.tsx'
import { alarmColour } from '../../alarms/alarm-marks.ts'
import { useFreshness } from '../../feed/source-context.ts'
import { countdownText } from '../../time/day.ts'
import { useTick } from '../../time/use-tick.ts'
import { alarmTexts } from './alarm.texts.ts'
import styles from './band.module.css'
import { longPlace } from './place-text.ts'

const SECOND = 1_000

/** The worst open alarm as a sentence; without one of level 1 or 2 the band is quiet. */
export function Band({ worst }: { worst: AlarmScene['worst'] }) {
  const say = useSay()
  const isGone = useFreshness() === 'gone'

  if (worst && !isGone) return <Worst key={worst.id} worst={worst} />
  return (
    <section className={styles.band}>
      <h2 className={styles.title}>{isGone ? '–' : say(alarmTexts.noCritical)}</h2>
      <p className={styles.place}>{say(isGone ? alarmTexts.waiting : alarmTexts.noCriticalNote)}</p>
    </section>
  )
}

function Worst({ worst }: { worst: NonNullable<AlarmScene['worst']> }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const opened = parseTimestamp(worst.firstTime)
  const deadline = parseTimestamp(worst.deadline)
  const openFor = useTick((now) => countdownText(Math.max(0, now - opened) / SECOND))
  const left = useTick((now) => countdownText(Math.abs(deadline - now) / SECOND))
  const isLate = useTick((now) => deadline < now)
  const { level, handling, pileCode, info } = worst
  const about = [
    longPlace(worst, language),
    pileCode !== null && say(alarmTexts.pile, { code: pileCode }),
    info,
  ].filter(Boolean)

  return (
    <section className={styles.band} data-open style={{ '--level': alarmColour(level) } as CSSProperties}>
      <p className={styles.head}>
        <AlarmMark level={level} />
        {say(alarmTexts.head, {
          level,
          word: wordOf(alarmLevel.label(level, language), language),
          handling: wordOf(alarmHandling.label(handling, language), language),
        })}
      </p>
      <h2 className={styles.title}>{localName(worst, language)}</h2>
      <p className={styles.place}>{about.join(' · ')}</p>
      <dl className={styles.facts}>
        <Fact title={say(alarmTexts.openFor)}>{openFor}</Fact>
        <Fact title={say(isLate ? alarmTexts.overdueBy : alarmTexts.deadlineIn)} isPressing>
          {left}
        </Fact>
        <Fact title={say(alarmTexts.repeats)}>{number(worst.count)}</Fact>
        <Fact title={say(alarmTexts.assignedTo)}>{worst.assignedTo ?? say(alarmTexts.nobody)}</Fact>
      </dl>
    </section>
  )
}

function Fact({ title, isPressing, children }: { title: string; isPressing?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd data-pressing={isPressing || undefined}>{children}</dd>
    </div>
  )
}

/** Inside a sentence English words begin small. */
const wordOf = (label: string, language: string) => (language === 'en' ? label.toLowerCase() : label)
