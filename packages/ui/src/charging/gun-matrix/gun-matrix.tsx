import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { FilterChips } from '../../data/filter-bar/filter-chips.tsx'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { useIsPhone } from '../../foundation/resize/use-is-phone.ts'
import { useResize } from '../../foundation/resize/use-resize.ts'
import { Empty } from '../../shell/state-panel/empty.tsx'
import { inGunOrder } from '../gun-bar/gun-order.ts'
import styles from './gun-matrix.module.css'
import { matrixTexts } from './gun-matrix.texts.ts'
import { type GunFeed, type MatrixPile, useShownGuns } from './matrix-data.ts'
import { packPiles } from './tile-grid.ts'
import { TileRows } from './tile-rows.tsx'

export interface GunMatrixProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** A live store of guns. */
  store: GunFeed
  /** What the guns belong to: the name of the station. */
  label: string
  /** In the order shown. Pass the same list while it has not changed. */
  piles: readonly MatrixPile[]
  /** `compact` leaves glyph and letter of each gun, without the heads of piles. */
  size?: 'full' | 'compact'
  /** The status, a code of `GunStatus`, whose guns alone are shown. */
  filter?: number | undefined
  /** Gets the status of a pressed chip, or undefined for all guns. Without it there is no legend. */
  onFilterChange?: (status: number | undefined) => void
  /** The chosen guns; without it guns cannot be chosen, and a press opens one. */
  selection?: ReadonlySet<string>
  /** Gets the whole new selection: after a press, a range with Shift, Ctrl+A or Escape. */
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** A press, or Enter and a double press where guns can be chosen. */
  onOpen?: (gunId: string) => void
  /** The menu in the head of a pile; not drawn where `size` is `compact`, which has no heads. */
  pileMenu?: (pile: MatrixPile) => ReactNode
}

/** Least width of a tile and the gap between piles, in pixels; as in gun-matrix.module.css. */
const MEASURES = {
  full: { tile: 92, gap: 12 },
  compact: { tile: 24, gap: 6 },
  /** By thumb. */
  phone: { tile: 40, gap: 6 },
} as const

/**
 * All guns of a place, pile by pile, with a legend that counts and filters. One Tab stop; arrows move between guns,
 * typing a pile's code finds it. With more than 200 guns only the rows in sight are mounted. A flush of the store
 * renders again only those tiles in sight whose gun has changed.
 */
export function GunMatrix({
  store,
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
}: GunMatrixProps) {
  const say = useSay()
  const hintId = useId()
  const field = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const { counts, shown } = useShownGuns(store, piles, filter)
  const isPhone = useIsPhone()
  const { tile, gap } = MEASURES[isPhone && size === 'compact' ? 'phone' : size]
  const columns = width && Math.max(1, Math.floor((width + gap) / (tile + gap)))
  const rows = useMemo(() => (columns > 0 ? packPiles(shown, columns) : []), [shown, columns])
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const shownCount = counts.find(({ status }) => status === filter)?.count ?? 0
  useResize(field, ({ clientWidth }) => setWidth(clientWidth))
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
            feed={store}
            {...{ rows, columns, size, isPhone, selection, isPressable, onOpen, pileMenu }}
            onSelect={onSelectionChange}
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
