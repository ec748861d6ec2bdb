import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Select } from '../../inputs/fields/select.tsx'
import type { TariffVersion } from '../tariff-clock/tariff-compare.tsx'
import { type PeriodPrices, typicalDay } from './tariff-edit.ts'
import { editorTexts } from './tariff-editor.texts.ts'
import styles from './tariff-tools.module.css'

export interface TariffToolsProps {
  versions: readonly TariffVersion[]
  /** The typical day takes these. */
  prices: PeriodPrices
  disabled: boolean
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onApply: (periods: readonly TariffPeriod[]) => void
}

/** Above the ring: what to start from, and steps back and forth. */
export function TariffTools({
  versions,
  prices,
  disabled,
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  onApply,
}: TariffToolsProps) {
  const say = useSay()
  const [preset, setPreset] = useState('')
  const version = versions.find(({ label }) => label === preset)

  return (
    <div className={styles.tools}>
      <Select
        size="bar"
        aria-label={say(editorTexts.preset)}
        disabled={disabled}
        value={preset}
        onChange={(event) => setPreset(event.target.value)}
      >
        <option value="">{say(editorTexts.typical)}</option>
        {versions.map(({ label }) => (
          <option key={label} value={label}>
            {say(editorTexts.copy, { version: label })}
          </option>
        ))}
      </Select>
      <Button disabled={disabled} onClick={() => onApply(version?.periods ?? typicalDay(prices))}>
        {say(editorTexts.apply)}
      </Button>
      <span className={styles.steps}>
        <IconButton label={say(editorTexts.undo)} disabled={disabled || !canUndo} onClick={onUndo}>
          <Undo2 />
        </IconButton>
        <IconButton label={say(editorTexts.redo)} disabled={disabled || !canRedo} onClick={onRedo}>
          <Redo2 />
        </IconButton>
      </span>
    </div>
  )
}
