import { Delete, Keyboard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { bound } from '../../inputs/fields/bound.tsx'
import control from '../../inputs/fields/control.module.css'
import type { ControlProps, ValueProps } from '../../inputs/fields/control-props.ts'
import { tidyPlate } from '../../inputs/fields/tidy.ts'
import { TidyInput } from '../../inputs/fields/typed-input.tsx'
import { Popover } from '../../overlays/popover/popover.tsx'
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
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isFixed = Boolean(rest.disabled || rest.readOnly)
  const plate = tidyPlate(value ?? '')
  const names = new Map(provinces)

  // The key that was pressed may be gone; whoever has no pointer goes on at the first of those that follow.
  const keys = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pad = keys.current
    if (plate && pad && pad === document.activeElement) pad.querySelector('button')?.focus()
  }, [plate])

  return (
    <div ref={box} className={styles.plate}>
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
              <Popover
                label={say(plateTexts.pad)}
                open={isOpen}
                onOpenChange={setOpen}
                returnTo={() => box.current?.querySelector('input') ?? null}
                trigger={
                  <IconButton size="small" className={styles.open} label={say(plateTexts.pad)}>
                    <Keyboard />
                  </IconButton>
                }
              >
                <div className={styles.pad}>
                  <output className={styles.so}>{plate || say(plateTexts.province)}</output>
                  <div ref={keys} tabIndex={-1} className={styles.keys}>
                    {keysAfter(plate).map((key) => {
                      const province = names.get(key)
                      return (
                        <button
                          key={key}
                          type="button"
                          title={province && say(province)}
                          aria-label={province ? `${key} ${say(province)}` : undefined}
                          onClick={() => {
                            keys.current?.focus()
                            onChange(plate + key)
                          }}
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
                    <Button size="small" onClick={() => setOpen(false)}>
                      {say(plateTexts.done)}
                    </Button>
                  </div>
                </div>
              </Popover>
            )}
          </>
        }
      />
    </div>
  )
}

/** A Chinese licence plate, in a form. */
export const PlateField = bound<string>(PlateInput)
