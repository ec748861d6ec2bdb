import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from 'react'
import { useStable } from '../../data/data-table/use-stable.ts'
import { FilterChips } from '../../data/filter-bar/filter-chips.tsx'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Empty } from '../../shell/state-panel/empty.tsx'
import { inGunOrder } from '../gun-bar/gun-order.ts'
import styles from './gun-matrix.module.css'
import { matrixTexts } from './gun-matrix.texts.ts'
import { type GunFeed, type MatrixPile, rangeOf } from './matrix-data.ts'
import { packPiles } from './pack-piles.ts'
import { TileRows } from './tile-rows.tsx'
import { useColumns } from './use-columns.ts'
import { useShownGuns } from './use-shown-guns.ts'

export interface MatrixOptions extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the guns belong to: the name of the station. */
  label: string
  /** In the order shown. Pass the same list while it has not changed. */
  piles: readonly MatrixPile[]
  /** `compact` leaves glyph and letter of each gun, without the heads of piles. */
  size?: 'full' | 'compact'
  /** The status, a code of `GunStatus`, whose guns alone are shown. */
  filter?: number | undefined
  onFilterChange?: (status: number | undefined) => void
  /** The chosen guns; without it guns cannot be chosen, and a press opens one. */
  selection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** A press, or Enter and a double press where guns can be chosen. */
  onOpen?: (gunId: string) => void
  /** The menu in the head of a pile. */
  pileMenu?: (pile: MatrixPile) => ReactNode
}

/** Least width of a tile and the gap between piles, in pixels; as in gun-matrix.module.css. */
const MEASURES = { full: { tile: 92, gap: 12 }, compact: { tile: 24, gap: 6 } } as const

/** The matrix over any feed of guns: legend, rows of piles, selection. */
export function MatrixView({
  feed,
  label,
  piles,
  size = 'full',
  filter,
  onFilterChange,
  selection,
  onSelectionChange,
  onOpen,
  pileMenu,
  className,
  ...rest
}: MatrixOptions & { feed: GunFeed }) {
  const say = useSay()
  const hintId = useId()
  const field = useRef<HTMLDivElement>(null)
  const { counts, shown } = useShownGuns(feed, piles, filter)
  const columns = useColumns(field, MEASURES[size].tile, MEASURES[size].gap)
  const rows = useMemo(() => (columns > 0 ? packPiles(shown, columns) : []), [shown, columns])
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const shownCount = counts.find(({ status }) => status === filter)?.count ?? 0
  const anchor = useRef<string>(undefined)

  const choose = (id: string, isRange: boolean, order: readonly string[]) => {
    if (!selection) return onOpen?.(id)
    const next = new Set(selection)
    if (isRange && anchor.current !== undefined) {
      for (const one of rangeOf(order, anchor.current, id)) next.add(one)
    } else {
      if (!next.delete(id)) next.add(id)
      anchor.current = id
    }
    onSelectionChange?.(next)
  }
  const press = useStable(choose)
  const isPressable = selection !== undefined || onOpen !== undefined

  return (
    <section {...rest} aria-label={label} className={clsx(styles.matrix, className)}>
      {onFilterChange && total > 0 && (
        <FilterChips
          field="status"
          of={gunStatus}
          counts={inGunOrder(counts).map(({ status, count }) => ({ code: status, count }))}
          request={{ current: 1, pageSize: 10, ...(filter !== undefined && { status: String(filter) }) }}
          onChange={({ filters }) => onFilterChange(filters?.status ? Number(filters.status) : undefined)}
        />
      )}
      <span role="status" className="visually-hidden">
        {filter === undefined
          ? say(matrixTexts.guns, { count: total })
          : say(matrixTexts.shown, { shown: shownCount, total })}
      </span>
      <div ref={field} className={styles.field} aria-describedby={isPressable ? hintId : undefined}>
        {isPressable && (
          <span id={hintId} hidden>
            {say(matrixTexts.keys)}
          </span>
        )}
        {columns > 0 && rows.length > 0 && (
          <TileRows
            feed={feed}
            rows={rows}
            columns={columns}
            size={size}
            selection={selection}
            onSelect={onSelectionChange}
            onPress={isPressable ? press : undefined}
            onOpen={onOpen}
            pileMenu={pileMenu}
          />
        )}
      </div>
      {columns > 0 && rows.length === 0 && (
        <Empty title={say(filter === undefined ? matrixTexts.noGuns : matrixTexts.none)}>
          {filter !== undefined && onFilterChange && (
            <Button onClick={() => onFilterChange(undefined)}>{say(matrixTexts.showAll)}</Button>
          )}
        </Empty>
      )}
    </section>
  )
}
