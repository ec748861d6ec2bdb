import { clsx } from 'clsx'
import type { ClipboardEvent, Ref } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { ControlProps } from '../fields/control-props.ts'
import { NumberInput } from '../fields/number-input.tsx'
import { parsePosition } from './parse-position.ts'
import styles from './position-input.module.css'

/** Degrees in GCJ-02, as maps in China and the wire have them; what is no number stays text. */
export interface Position {
  readonly lng: number | string | null
  readonly lat: number | string | null
}

export interface PositionInputProps extends ControlProps {
  value: Position
  onChange: (position: Position) => void
  /** The input of the latitude, for a form that names it. */
  latRef?: Ref<HTMLInputElement> | undefined
}

/** Longitude and latitude; a pair that is pasted into either fills both, in whichever order it comes. */
export function PositionInput({
  value,
  onChange,
  id,
  ref,
  latRef,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...rest
}: PositionInputProps) {
  const say = useSay()
  const onPaste = (event: ClipboardEvent) => {
    const position = parsePosition(event.clipboardData.getData('text'))
    if (!position || rest.disabled || rest.readOnly) return
    event.preventDefault()
    onChange(position)
  }

  return (
    <fieldset
      aria-label={label}
      aria-labelledby={labelledBy}
      className={clsx(styles.position, className)}
      onPaste={onPaste}
    >
      <NumberInput
        {...rest}
        id={id}
        ref={ref}
        unit="°"
        aria-label={say(['Longitude', '经度'])}
        placeholder={say(['Longitude', '经度'])}
        digits={{ whole: 3, decimals: 10 }}
        value={value.lng}
        onChange={(lng) => onChange({ ...value, lng })}
      />
      <NumberInput
        {...rest}
        ref={latRef}
        unit="°"
        aria-label={say(['Latitude', '纬度'])}
        placeholder={say(['Latitude', '纬度'])}
        digits={{ whole: 2, decimals: 10 }}
        value={value.lat}
        onChange={(lat) => onChange({ ...value, lat })}
      />
    </fieldset>
  )
}
