import { Combobox as Chakra } from '@chakra-ui/react/combobox'
import { clsx } from 'clsx'
import { Check, ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { useIsPhone } from '../../foundation/resize/use-is-phone.ts'
import { OverlayProvider } from '../../overlays/overlay/overlay-provider.tsx'
import control from '../fields/control.module.css'
import type { ControlProps } from '../fields/control-props.ts'
import { type Choice, keyOf } from './choice.ts'
import styles from './combobox.module.css'
import { comboTexts } from './combobox.texts.ts'
import { ComboboxChips } from './combobox-chips.tsx'
import { type ScrollTo, useOptions, useVirtualRows } from './use-options.ts'

/** What somebody looks for: nothing while the list is closed, or before a key is pressed. */
export interface Search {
  readonly isOpen: boolean
  readonly text?: string | undefined
}

export interface ComboboxViewProps extends ControlProps {
  isMany: boolean
  /** One choice, or as many as are chosen. */
  chosen: readonly Choice[]
  onChosen: (chosen: readonly Choice[]) => void
  options: readonly Choice[]
  search: Search
  onSearch: (search: Search) => void
  /** The end of the list comes into sight. */
  onEnd?: (() => void) | undefined
  /** How many there are, where more than are here. */
  total?: number | undefined
  /** Stands below the options, in paragraphs: what is loading, failed, or missing. */
  note?: ReactNode
  placeholder?: string | undefined
}

/** Chakra's combobox with a list of which only what is in sight is drawn: for local options and for records. */
export function ComboboxView({
  isMany,
  chosen,
  onChosen,
  options,
  search,
  onSearch,
  onEnd,
  total = options.length,
  note,
  placeholder,
  className,
  id,
  disabled,
  readOnly,
  'aria-label': label,
  ...rest
}: ComboboxViewProps) {
  const say = useSay()
  const listId = useId()
  const face = useRef<HTMLDivElement>(null)
  const { isOpen, text } = search
  const [only] = isMany ? [] : chosen
  const { root, scrollTo, highlighted, highlight, onPage } = useOptions(options, keyOf, {
    isOpen,
    preferred: only && !text ? keyOf(only) : undefined,
  })
  const isFixed = Boolean(disabled || readOnly)
  const written = only?.label ?? ''

  // What is typed belongs to who types it: Chakra's writes it back later, and would lose keys and compositions.
  useLayoutEffect(() => {
    const input = face.current?.querySelector('input')
    if (input && text === undefined) input.value = written
  }, [text, written])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isFixed) return
    if (event.key === 'Enter' && isOpen && !highlighted) event.preventDefault()
    if (event.key === 'Backspace' && isMany && !text) onChosen(chosen.slice(0, -1))
    onPage(event)
  }

  return (
    <OverlayProvider>
      <Chakra.Root
        {...root}
        className={className}
        composite={false}
        lazyMount
        unmountOnExit
        openOnClick
        multiple={isMany}
        disabled={disabled}
        readOnly={readOnly}
        ids={{ input: id }}
        value={chosen.map(keyOf)}
        onValueChange={({ value }) =>
          onChosen(
            value.flatMap(
              (key) => root.collection.find(key) ?? chosen.find((one) => keyOf(one) === key) ?? [],
            ),
          )
        }
        inputValue={written}
        open={isOpen}
        onOpenChange={({ open, reason }) => {
          highlight(undefined)
          if (reason !== 'input-change') onSearch({ isOpen: open })
        }}
        onInteractOutside={(event) => {
          if (face.current?.contains(event.detail.originalEvent.target as Node)) event.preventDefault()
        }}
        positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 4 }}
        translations={{ triggerLabel: say(comboTexts.open), clearTriggerLabel: say(comboTexts.clear) }}
      >
        <Chakra.Control
          ref={face}
          className={clsx(control.control, styles.combobox)}
          data-many={isMany || undefined}
        >
          {isMany && (
            <ComboboxChips
              chosen={chosen}
              isFixed={isFixed}
              onRemove={(choice) => {
                onChosen(chosen.filter((other) => other.value !== choice.value))
                face.current?.querySelector('input')?.focus()
              }}
            />
          )}
          <Chakra.Input
            {...rest}
            aria-label={label}
            aria-controls={listId}
            maxLength={50}
            placeholder={
              only?.label ?? (chosen.length > 0 ? undefined : (placeholder ?? say(comboTexts.choose)))
            }
            // What is typed then replaces the choice.
            onClick={(event) => text === undefined && event.currentTarget.select()}
            onChange={(event) => {
              highlight(undefined)
              onSearch({ isOpen: true, text: event.currentTarget.value })
            }}
            onKeyDown={onKeyDown}
          />
          {!isFixed && (
            <span className={styles.tools}>
              {!rest['aria-required'] && (
                <Chakra.ClearTrigger className={styles.button} tabIndex={0}>
                  <X size={14} />
                </Chakra.ClearTrigger>
              )}
              <Chakra.Trigger className={styles.button} aria-haspopup="listbox">
                <ChevronDown size={14} />
              </Chakra.Trigger>
            </span>
          )}
        </Chakra.Control>
        <Chakra.Positioner ref={toTopLayer} popover="manual">
          <Chakra.Content role="group" aria-label={label ?? say(comboTexts.list)}>
            <Options
              id={listId}
              label={label ?? say(comboTexts.list)}
              options={options}
              total={total}
              scrollTo={scrollTo}
              onEnd={onEnd}
            />
            {note}
          </Chakra.Content>
        </Chakra.Positioner>
      </Chakra.Root>
    </OverlayProvider>
  )
}

interface OptionsProps {
  id: string
  label: string
  options: readonly Choice[]
  total: number
  scrollTo: ScrollTo
  onEnd: (() => void) | undefined
}

function Options({ id, label, options, total, scrollTo, onEnd }: OptionsProps) {
  const isPhone = useIsPhone()
  const height = isPhone || options.some((option) => option.detail) ? 44 : 34
  const { box, whole, shown } = useVirtualRows({ count: options.length, height, scrollTo, onEnd })

  return (
    <Chakra.List ref={box} id={id} aria-label={label}>
      <div role="presentation" style={whole}>
        {shown.map(({ index, style }) => {
          const option = options[index]
          if (!option) return null
          return (
            <Chakra.Item
              key={option.value}
              item={option}
              aria-posinset={index + 1}
              aria-setsize={total}
              style={style}
            >
              <Chakra.ItemText>
                <span>{option.label}</span>
                {option.detail && <small>{option.detail}</small>}
              </Chakra.ItemText>
              <Chakra.ItemIndicator>
                <Check size={14} />
              </Chakra.ItemIndicator>
            </Chakra.Item>
          )
        })}
      </div>
    </Chakra.List>
  )
}

/**
 * What drops lies in the browser's top layer, so no drawer or popover cuts it, and stays a child of its control in the
 * document, so a dialog around it keeps the focus inside and Tab goes on to what stands below the list.
 */
export function toTopLayer(element: HTMLElement | null) {
  if (element && !element.matches(':popover-open')) element.showPopover()
}
