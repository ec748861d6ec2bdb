import { useId } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Density } from '../list-request/list-request.ts'
import { chooserTexts } from './column-chooser.texts.ts'
import styles from './density-choice.module.css'

const DENSITIES: readonly Density[] = ['compact', 'default', 'comfortable']

interface DensityChoiceProps {
  density: Density
  onChange: (density: Density) => void
}

/** Rows of 32, 36 or 44 px. */
export function DensityChoice({ density, onChange }: DensityChoiceProps) {
  const say = useSay()
  const name = useId()

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{say(chooserTexts.rowHeight)}</legend>
      {DENSITIES.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={one === density}
            onChange={() => onChange(one)}
          />
          {say(chooserTexts[one])}
        </label>
      ))}
    </fieldset>
  )
}
