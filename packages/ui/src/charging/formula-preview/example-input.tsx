import { useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { TextInput } from '../../inputs/fields/text-input.tsx'
import styles from './formula-preview.module.css'
import { formulaTexts as t } from './formula-preview.texts.ts'

export interface ExampleInputProps {
  label: string
  unit: string
  /** The number in force. */
  value: number
  /** The largest that makes sense. */
  most: number
  /** Decimals that may be typed. */
  decimals?: number
  /** Called only with numbers that make sense; the last of them stays in force meanwhile. */
  onChange: (value: number) => void
}

/** The one number of an example that can be changed. */
export function ExampleInput({ label, unit, value, most, decimals = 0, onChange }: ExampleInputProps) {
  const say = useSay()
  const [text, setText] = useState(() => value.toFixed(decimals))
  const typed = numberOf(text, most, decimals)

  return (
    <TextInput
      label={label}
      inputMode="decimal"
      value={text}
      error={typed === undefined ? say(t.notNumber, { most }) : undefined}
      end={<span className={styles.unit}>{unit}</span>}
      onChange={(event) => {
        setText(event.target.value)
        const next = numberOf(event.target.value, most, decimals)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

function numberOf(text: string, most: number, decimals: number): number | undefined {
  const pattern = decimals ? new RegExp(`^\\d+(\\.\\d{0,${decimals}})?$`) : /^\d+$/
  const number = Number(text)
  return pattern.test(text.trim()) && number <= most ? number : undefined
}
