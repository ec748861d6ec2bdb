import { maskOf, weekdaysOf } from '@ampdeck/api/billing/rule-times'
import { weekday } from '@ampdeck/api/enumerations/tariff'
import { bound, CheckboxGroup, type ControlProps, type ValueProps } from '@ampdeck/ui/fields'

/** Weekdays by their boxes, a mask on the wire; none stand for every day. */
export const WeekdayMaskField = bound<number>(WeekdayMask, { isGroup: true })

function WeekdayMask({ value, onChange, ...rest }: ControlProps & ValueProps<number>) {
  return (
    <CheckboxGroup
      {...rest}
      options={weekday}
      value={weekdaysOf(value ?? 0)}
      onChange={(days) => onChange(maskOf((days ?? []).map(Number)))}
    />
  )
}
