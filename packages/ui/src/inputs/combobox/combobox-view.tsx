import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { DropPanel } from '../../overlays/drop-panel/drop-panel.tsx'
import control from '../fields/control.module.css'
import type { ControlProps } from '../fields/control-props.ts'
import type { Choice } from './choice.ts'
import styles from './combobox.module.css'
import { comboTexts } from './combobox.texts.ts'
import { ComboboxChips } from './combobox-chips.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { moveActive } from './move-active.ts'

export interface ComboboxViewProps extends ControlProps {
  isMany: boolean
  /** One choice, or as many as are chosen. */
  chosen: readonly Choice[]
  onChosen: (chosen: readonly Choice[]) => void
  options: readonly Choice[]
  text: string
  onText: (text: string) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** The end of the list comes into sight. */
  onEnd?: (() => void) | undefined
  total?: number | undefined
  /** Stands below the options: what is loading, failed, or missing. */
  note?: ReactNode
  placeholder?: string | undefined
}

/** The combobox of the ARIA practices, with a list: what local options and records of the server share. */
export function ComboboxView({
  isMany,
  chosen,
  onChosen,
  options,
  text,
  onText,
  isOpen,
  onOpen,
  onEnd,
  total,
  note,
  placeholder,
  className,
  onBlur,
  ...rest
}: ComboboxViewProps) {
  const say = useSay()
  const listId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const isFixed = Boolean(rest.disabled || rest.readOnly)
  const [only] = isMany ? [] : chosen
  const current = options[active]

  const focusInput = () => anchor.current?.querySelector('input')?.focus()
  const open = () => {
    if (isFixed || isOpen) return
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === only?.value),
      ),
    )
    onOpen(true)
  }
  const close = () => {
    onOpen(false)
    onText('')
  }
  const choose = (choice: Choice) => {
    const others = chosen.filter((other) => other.value !== choice.value)
    if (isMany) {
      onChosen(others.length < chosen.length ? others : [...chosen, choice])
      return
    }
    onChosen([choice])
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while somebody composes Chinese.
    if (event.nativeEvent.isComposing || isFixed) return
    if (event.key === 'Backspace' && isMany && text === '') return onChosen(chosen.slice(0, -1))
    if (event.key === 'ArrowUp' && event.altKey) return close()
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (current) choose(current)
      return
    }
    const next = moveActive(active, event.key, options.length)
    if (next === undefined) return
    event.preventDefault()
    if (isOpen) setActive(next)
    else open()
  }

  return (
    <div
      ref={anchor}
      className={clsx(control.control, styles.combobox, className)}
      data-many={isMany || undefined}
    >
      {isMany && (
        <ComboboxChips
          chosen={chosen}
          isFixed={isFixed}
          onRemove={(choice) => {
            onChosen(chosen.filter((other) => other.value !== choice.value))
            focusInput()
          }}
        />
      )}
      <input
        {...rest}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && current ? `${listId}-${active}` : undefined}
        placeholder={only?.label ?? (chosen.length > 0 ? undefined : (placeholder ?? say(comboTexts.choose)))}
        value={isOpen && (text !== '' || isMany) ? text : (only?.label ?? text)}
        onChange={(event) => {
          // With a choice in the field, the first key replaces it rather than lengthens it.
          const typed = event.target.value
          onText(!isOpen && only ? typed.replace(only.label, '') : typed)
          setActive(0)
          onOpen(true)
        }}
        onClick={open}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {!isFixed && (
        <span className={styles.tools}>
          {chosen.length > 0 && !rest['aria-required'] && (
            <button
              type="button"
              className={styles.button}
              aria-label={say(comboTexts.clear)}
              onClick={() => {
                onChosen([])
                onText('')
                focusInput()
              }}
            >
              <X size={14} />
            </button>
          )}
          <button
            type="button"
            tabIndex={-1}
            className={styles.button}
            aria-label={say(comboTexts.open)}
            onClick={() => {
              focusInput()
              if (isOpen) close()
              else open()
            }}
          >
            <ChevronDown size={14} />
          </button>
        </span>
      )}
      {isOpen && (
        <DropPanel anchor={anchor} isAsWide onClose={close}>
          <ComboboxList
            id={listId}
            label={rest['aria-label'] ?? say(comboTexts.list)}
            isMany={isMany}
            options={options}
            chosen={new Set(chosen.map((choice) => choice.value))}
            active={active}
            onChoose={choose}
            onEnd={onEnd}
            total={total}
            note={note}
          />
        </DropPanel>
      )}
    </div>
  )
}
