import type { ExportTiming } from '@ampdeck/api/config/export-timing'
import { isPush, timingCycle } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { EmailListField } from '@ampdeck/ui/email-list'
import { FieldFrame, SegmentField } from '@ampdeck/ui/fields'
import { type Draft, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useToday } from '../data/use-today.ts'
import { nextReport } from './next-report.ts'
import styles from './timing.module.css'
import { timingTexts } from './timing.texts.ts'
import type { TimingValues } from './use-timing-form.ts'

const words = texts({
  daily: [
    'Runs at 06:00 every day. Reports over a period cover the day before.',
    '每天 06:00 运行，按时间统计的报表为前一天的数据。',
  ],
  weekly: [
    'Runs at 06:00 every 7 days. Reports over a period cover the 7 days before.',
    '每 7 天 06:00 运行，按时间统计的报表为前 7 天的数据。',
  ],
  monthly: [
    'Runs at 06:00 once a month. Reports over a period cover the natural month before.',
    '每月 06:00 运行一次，按时间统计的报表为上一个自然月的数据。',
  ],
  unknown: ['Choose a start time first', '请先选择开始时间'],
})

interface Props {
  of: Draft<TimingValues>
  found: ExportTiming | undefined
}

/** The fields of a timing, and the day that follows from them. */
export function TimingFields({ of, found }: Props) {
  const say = useSay()
  const { startDate, timingCycle: cycle } = of.methods.watch()
  const today = useToday()
  const next = nextReport({ startDate: startDate ?? '', timingCycle: cycle }, found)

  return (
    <FormSection>
      <SegmentField of={of} name="isPush" options={isPush} wide />
      <SegmentField
        of={of}
        name="timingCycle"
        options={timingCycle}
        hint={say(words[timingCycle.key(cycle) ?? 'daily'])}
        wide
      />
      <DateField of={of} name="startDate" min={today} />
      <FieldFrame label={say(timingTexts.nextDate)} isGroup>
        {(wiring) => (
          <output {...wiring} className={styles.next} data-unknown={!next || undefined}>
            {next ?? say(words.unknown)}
          </output>
        )}
      </FieldFrame>
      <EmailListField of={of} name="emailList" />
    </FormSection>
  )
}
