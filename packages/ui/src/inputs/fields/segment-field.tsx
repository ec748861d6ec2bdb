import { useLanguage } from '../../foundation/language/use-language.ts'
import { Segment } from '../../shell/segment/segment.tsx'
import { bound } from './bound.tsx'
import type { ControlProps, ValueProps } from './control-props.ts'
import { offeredBy } from './offered.ts'
import type { GroupOptions } from './radio-group.tsx'

/** One of two to four, side by side; its code on the wire. */
export const SegmentField = bound<string | number, GroupOptions>(CodeSegment, { isGroup: true })

/** A segment over codes, which may be numbers. */
function CodeSegment({
  value,
  onChange,
  options,
  disabled,
  readOnly,
  id,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
}: ControlProps & ValueProps<string | number> & GroupOptions) {
  const { language } = useLanguage()
  const offered = offeredBy(options, language)

  return (
    <div>
      <Segment
        id={id}
        label=""
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        disabled={disabled || readOnly}
        options={offered.map((option) => ({ value: String(option.value), label: option.label }))}
        value={String(value ?? '')}
        onChange={(code) => onChange(offered.find((option) => String(option.value) === code)?.value ?? null)}
      />
    </div>
  )
}
