import { useId, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './price-input.module.css'
import { price4From } from './tariff-edit.ts'
import { editorTexts } from './tariff-editor.texts.ts'

export interface PriceInputProps {
  /** Its accessible name; a table's heads name it for the eye. */
  label: string
  /** 0.0001 yuan per kWh. */
  price4: number
  disabled: boolean
  onChange: (price4: number) => void
}

/** A price with four decimals. What is no price is refused at once, and leaving the input shows what holds. */
export function PriceInput({ label, price4, disabled, onChange }: PriceInputProps) {
  const id = useId()
  const say = useSay()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && price4From(typed) === undefined
  const type = (text: string) => {
    setTyped(text)
    const price = price4From(text)
    if (price !== undefined) onChange(price)
  }

  return (
    <span className={styles.price}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        className={styles.input}
        disabled={disabled}
        value={typed ?? (price4 / 10_000).toFixed(4)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {isWrong && (
        <span id={id} role="alert" className={styles.note}>
          {say(editorTexts.priceRule)}
        </span>
      )}
    </span>
  )
}
