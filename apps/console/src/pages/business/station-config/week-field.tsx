import type { StationSetUp } from '@ampdeck/api/config/station-set-up'
import { weekday } from '@ampdeck/api/enumerations/tariff'
import { Button } from '@ampdeck/ui/button'
import { TimeInput } from '@ampdeck/ui/date-input'
import { CheckboxOption, useField } from '@ampdeck/ui/fields'
import type { Draft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { configTexts as words } from './config-parts.ts'
import styles from './station-config.module.css'

const ALL_DAY = '00:00-24:00'

/** The hours of each day of the week; a day without them is closed. */
export function WeekField({ of }: { of: Draft<StationSetUp> }) {
  const say = useSay()
  const { language } = useLanguage()
  const { value, change, frame } = useField(of, 'openingHours', { wide: true })
  const week = (value ?? []) as readonly string[]
  const put = (index: number, hours: string) => change(week.map((day, at) => (at === index ? hours : day)))

  if (week.length === 0)
    return <Button onClick={() => change(weekday.codes.map(() => ALL_DAY))}>{say(words.setDays)}</Button>
  return (
    <fieldset id={frame.id} className={styles.week} aria-label={frame.label}>
      {week.map((hours, index) => {
        const code = weekday.codes[index] ?? 1
        const day = weekday.label(code, language)
        const [from = '', to = ''] = hours.split('-')
        return (
          <div key={code} className={styles.day}>
            <CheckboxOption
              checked={hours !== ''}
              onChange={({ target }) => put(index, target.checked ? ALL_DAY : '')}
            >
              {day}
            </CheckboxOption>
            {hours !== '' && (
              <>
                <TimeInput
                  aria-label={say(words.from, { day })}
                  value={from}
                  onChange={(next) => put(index, `${next ?? ''}-${to}`)}
                />
                <span aria-hidden="true">–</span>
                <TimeInput
                  aria-label={say(words.to, { day })}
                  hasEnd
                  value={to}
                  onChange={(next) => put(index, `${from}-${next ?? ''}`)}
                />
              </>
            )}
          </div>
        )
      })}
      <Button size="small" look="plain" onClick={() => change(week.map(() => week[0] ?? ''))}>
        {say(words.everyDay)}
      </Button>
      {frame.error && <p role="alert">{frame.error}</p>}
    </fieldset>
  )
}
