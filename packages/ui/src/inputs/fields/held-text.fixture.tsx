import type { Text } from '@ampdeck/api/texts'
import { type ComponentType, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { ControlProps, ValueProps } from './control-props.ts'
import { FieldFrame } from './field-frame.tsx'

export interface HeldTextArgs {
  start: string
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

interface HeldTextOptions {
  label: Text
  maxWidth: number
}

/** A text input as its stories show it: in its frame, and below it what it holds. */
export function heldText<Own extends object>(
  Input: ComponentType<ControlProps & ValueProps<string> & Own>,
  { label, maxWidth }: HeldTextOptions,
) {
  return function Shown({ start, error, ...rest }: HeldTextArgs & Own) {
    const say = useSay()
    const [value, setValue] = useState<string | null>(start)

    return (
      <div style={{ maxWidth }}>
        <FieldFrame label={say(label)} error={error}>
          {(wiring) => <Input {...(rest as unknown as Own)} {...wiring} value={value} onChange={setValue} />}
        </FieldFrame>
        <samp>{value}</samp>
      </div>
    )
  }
}
