import { Mark } from '../guns/mark.tsx'
import { type AlarmLevel, alarmColour, alarmMarks } from './alarm-marks.ts'

/** The shape of an alarm's level. It is decoration: its word stands beside it. */
export function AlarmMark({ level }: { level: AlarmLevel }) {
  return <Mark parts={alarmMarks[level]} colour={alarmColour(level)} />
}
