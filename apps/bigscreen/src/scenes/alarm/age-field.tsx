import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { deadlineOf } from '@ampdeck/api/operation/life-cycles'
import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { AlarmMark } from '../../alarms/alarm-mark.tsx'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { isMotionWanted } from '../../parts/use-rolling.ts'
import { useTick } from '../../time/use-tick.ts'
import styles from './age-field.module.css'
import { axisAges, placeOfAge } from './age-scale.ts'
import { alarmTexts } from './alarm.texts.ts'

export interface AgeFieldProps extends Pick<AlarmScene, 'levels' | 'alarms'> {
  /** The alarm that the band is about. */
  worst: number | undefined
}

const left = (ms: number) => ({ left: `${placeOfAge(ms) * 100}%` })

/** Every open alarm by its level and how long it has been open, on a logarithmic scale; a tick is the level's time for repair. */
export function AgeField({ levels, alarms, worst }: AgeFieldProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const now = useTick((time) => Math.floor(time / MINUTE) * MINUTE)
  const total = levels.reduce((sum, { count }) => sum + count, 0)
  const byLevel = Map.groupBy(alarms, ({ level }) => level)

  return (
    <Panel
      title={isGone ? say(alarmTexts.openAlarmsHead) : say(alarmTexts.openAlarms, { count: total })}
      aside={<p className={styles.key}>{say(alarmTexts.deadlineOfLevel)}</p>}
    >
      <div className={styles.field}>
        <ol className={styles.levels}>
          {levels.map(({ level, count }) => (
            <li
              key={level}
              className={styles.level}
              data-serious={level <= alarmLevel.code.major || undefined}
            >
              <span>
                {level} {alarmLevel.label(level, language)}
              </span>
              <b>{isGone ? '–' : number(count)}</b>
              <span className={styles.track}>
                {!isGone &&
                  byLevel.get(level)?.map(({ id, firstTime }) => (
                    <span
                      key={id}
                      className={styles.alarm}
                      data-worst={id === worst || undefined}
                      data-still={!isMotionWanted() || undefined}
                      style={left(now - parseTimestamp(firstTime))}
                    >
                      <AlarmMark level={level} />
                    </span>
                  ))}
                <span className={styles.deadline} style={left(deadlineOf(level, 0))} />
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.axis} aria-hidden="true">
          {axisAges.map(({ ms, count, unit }) => (
            <span key={ms} className={styles.tick} style={left(ms)}>
              {say(alarmTexts[unit], { count })}
            </span>
          ))}
        </p>
      </div>
    </Panel>
  )
}
