import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { OverlayProvider } from '../../overlays/overlay/overlay-provider.tsx'
import type { Choice } from '../combobox/choice.ts'
import { bound } from '../fields/bound.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { useRequired } from '../fields/use-required.tsx'
import styles from './transfer-list.module.css'
import { transferTexts } from './transfer-list.texts.ts'
import { type TransferId, TransferPane } from './transfer-pane.tsx'

export interface TransferOptions {
  /** Everything that can be chosen, what is chosen included; `detail` distinguishes same names. */
  options: readonly Choice[]
}

export interface TransferListProps extends ControlProps, ValueProps<readonly TransferId[]>, TransferOptions {}

const NONE: ReadonlySet<TransferId> = new Set()

/** Two lists side by side: what can be chosen and what is chosen. Thousands of rows cost what a screenful does. */
export function TransferList({
  value,
  onChange,
  options,
  ref,
  disabled,
  readOnly,
  className,
  id,
  onBlur,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': isRequired,
}: TransferListProps) {
  const say = useSay()
  const [openMarked, markOpen] = useState(NONE)
  const [chosenMarked, markChosen] = useState(NONE)
  const ids = value ?? []
  const sides = useMemo(() => sidesOf(options, value ?? []), [options, value])
  const required = useRequired(isRequired, describedBy)
  const isFixed = Boolean(disabled || readOnly)

  const add = (more: Iterable<TransferId>) => {
    onChange(added(ids, more))
    markOpen(NONE)
  }
  const remove = (gone: Iterable<TransferId>) => {
    onChange(removed(ids, gone))
    markChosen(NONE)
  }
  const idsOf = (rows: readonly Choice[]) => rows.map((row) => row.value)
  const step = (text: string, icon: ReactNode, count: number, press: () => void) => (
    <Button size="small" icon={icon} disabled={isFixed || count === 0} onClick={press}>
      {text}
    </Button>
  )

  return (
    <OverlayProvider>
      <fieldset
        id={id}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={required.describedBy}
        data-invalid={invalid}
        className={clsx(styles.transfer, className)}
        onBlur={onBlur}
      >
        {required.word}
        <TransferPane
          side={say(transferTexts.open)}
          rows={sides.open}
          marked={openMarked}
          onMark={markOpen}
          onMove={add}
          isFixed={isFixed}
          inputRef={ref}
        />
        <div className={styles.steps}>
          {step(say(transferTexts.add, { count: openMarked.size }), <ChevronRight />, openMarked.size, () =>
            add(openMarked),
          )}
          {step(say(transferTexts.addAll), <ChevronsRight />, sides.open.length, () =>
            add(idsOf(sides.open)),
          )}
          {step(
            say(transferTexts.remove, { count: chosenMarked.size }),
            <ChevronLeft />,
            chosenMarked.size,
            () => remove(chosenMarked),
          )}
          {step(say(transferTexts.removeAll), <ChevronsLeft />, sides.chosen.length, () =>
            remove(idsOf(sides.chosen)),
          )}
        </div>
        <TransferPane
          side={say(transferTexts.chosen)}
          rows={sides.chosen}
          marked={chosenMarked}
          onMark={markChosen}
          onMove={remove}
          isFixed={isFixed}
        />
        <p role="status" className="visually-hidden">
          {say(transferTexts.moved, { count: ids.length })}
        </p>
        {sides.hidden.length > 0 && (
          <p className={styles.hidden}>{say(transferTexts.hidden, { count: sides.hidden.length })}</p>
        )}
      </fieldset>
    </OverlayProvider>
  )
}

/** A list of ids in a form, such as the stations of a station group, across both columns. */
export const TransferField = bound<readonly TransferId[], TransferOptions>(TransferList, {
  isGroup: true,
  wide: true,
})

/** The two sides of a transfer list. */
export interface Sides {
  readonly open: readonly Choice[]
  /** In the order in which they were chosen. */
  readonly chosen: readonly Choice[]
  /** Chosen ids that are not among the options, because the reader may not see them; they are kept. */
  readonly hidden: readonly TransferId[]
}

/** What is still to choose, and what is chosen. */
export function sidesOf(options: readonly Choice[], value: readonly TransferId[]): Sides {
  const byId = new Map(options.map((option) => [option.value, option]))
  const isChosen = new Set(value)
  return {
    open: options.filter((option) => !isChosen.has(option.value)),
    chosen: value.flatMap((id) => byId.get(id) ?? []),
    hidden: value.filter((id) => !byId.has(id)),
  }
}

/** The value with ids added at its end, each once. */
export function added(value: readonly TransferId[], ids: Iterable<TransferId>): readonly TransferId[] {
  return [...new Set([...value, ...ids])]
}

/** The value without ids. */
export function removed(value: readonly TransferId[], ids: Iterable<TransferId>): readonly TransferId[] {
  const gone = new Set(ids)
  return value.filter((id) => !gone.has(id))
}
