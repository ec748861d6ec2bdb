import { Delete, Keyboard } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import control from '../../inputs/fields/control.module.css'
import type { ControlProps, ValueProps } from '../../inputs/fields/control-props.ts'
import { tidyPlate } from '../../inputs/fields/tidy.ts'
import { TidyInput } from '../../inputs/fields/tidy-input.tsx'
import { DropPanel } from '../../overlays/drop-panel/drop-panel.tsx'
import styles from './plate-input.module.css'
import { plateTexts } from './plate-input.texts.ts'
import { isNewEnergy, keysAfter, provinces } from './plate-keys.ts'

export interface PlateInputProps extends ControlProps, ValueProps<string> {}

/**
 * A Chinese licence plate, typed, pasted, or put together on a key pad that offers only what may come next; whoever
 * has no Chinese keyboard needs it for the province.
 */
export function PlateInput({ value, onChange, ...rest }: PlateInputProps) {
  const say = useSay()
  const padId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isFixed = Boolean(rest.disabled || rest.readOnly)
  const plate = tidyPlate(value ?? '')
  const names = new Map(provinces)

  const close = () => {
    setOpen(false)
    anchor.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={anchor} className={styles.plate}>
      <TidyInput
        {...rest}
        value={value}
        onChange={onChange}
        tidy={tidyPlate}
        isCode
        placeholder="粤B12345"
        end={
          <>
            {isNewEnergy(plate) && <span className={control.end}>{say(plateTexts.newEnergy)}</span>}
            {!isFixed && (
              <IconButton
                size="small"
                className={styles.open}
                label={say(plateTexts.pad)}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                aria-controls={isOpen ? padId : undefined}
                onClick={() => (isOpen ? close() : setOpen(true))}
              >
                <Keyboard />
              </IconButton>
            )}
          </>
        }
      />
      {isOpen && (
        <DropPanel id={padId} role="dialog" aria-label={say(plateTexts.pad)} anchor={anchor} onClose={close}>
          <div className={styles.pad}>
            <output className={styles.so}>{plate || say(plateTexts.province)}</output>
            <div className={styles.keys}>
              {keysAfter(plate).map((key) => {
                const province = names.get(key)
                return (
                  <button
                    key={key}
                    type="button"
                    title={province && say(province)}
                    aria-label={province ? `${key} ${say(province)}` : undefined}
                    onClick={() => onChange(plate + key)}
                  >
                    {key}
                  </button>
                )
              })}
            </div>
            <div className={styles.foot}>
              <Button
                size="small"
                icon={<Delete />}
                disabled={plate === ''}
                onClick={() => onChange(plate.slice(0, -1) || null)}
              >
                {say(plateTexts.back)}
              </Button>
              <Button size="small" onClick={close}>
                {say(plateTexts.done)}
              </Button>
            </div>
          </div>
        </DropPanel>
      )}
    </div>
  )
}
