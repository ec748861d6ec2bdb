import { gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { useLive, useLiveAll } from '../../foundation/live/use-live.ts'
import { useSize } from '../../foundation/resize/use-size.ts'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import { inGunOrder } from '../gun-bar/gun-order.ts'
import { type GunFeed, useGunCounts } from '../gun-matrix/matrix-data.ts'
import { tileFacts, tileSentence } from '../gun-tile/tile-facts.ts'
import styles from './gun-wall.module.css'
import { wallTexts } from './gun-wall.texts.ts'
import { rowsPerStrip, useWallPainting } from './use-wall-painting.ts'
import { boxOf, layoutWall, tileIndexAt, type WallLayout, walkWall } from './wall-layout.ts'

export interface GunWallProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** A live store of guns. */
  store: GunFeed
  /** In the order shown. Pass the same list while it has not changed: another one paints the whole wall anew. */
  gunIds: readonly string[]
  /** What the guns belong to. */
  label: string
  /** A press, or Enter. */
  onOpen?: ((gunId: string) => void) | undefined
  /** Called after a frame which guns it has drawn; for measuring. */
  onPainted?: ((gunIds: readonly string[]) => void) | undefined
}

/** So many guns of a status are named in the table; a wall has thousands. */
const MAX_NAMED = 12

/**
 * More than 500 guns in sight at once: tiles on canvas, as large as the place allows; each flush of the store draws
 * only what has changed. Arrow keys lead through them and each is read aloud; below the wall the same stands as a
 * table. It fills the height that its page gives it.
 */
export function GunWall({ store, gunIds: ids, label, onOpen, onPainted, className, ...rest }: GunWallProps) {
  const say = useSay()
  const { list, language } = useFormats()
  const optionId = useId()
  const holder = useRef<HTMLDivElement>(null)
  const size = useSize(holder)
  const layout = useMemo(() => size && layoutWall(ids.length, size.width, size.height), [size, ids.length])
  const ratio = globalThis.devicePixelRatio || 1
  const [activeIndex, setActive] = useState(0)
  const [pointed, setPointed] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const counts = useGunCounts(store, ids)
  useWallPainting(holder, { feed: store, ids, layout, ratio, language, onPainted })

  const active = Math.min(activeIndex, ids.length - 1)
  const spelt = inGunOrder(counts).map(({ status, count }) => `${gunStatus.label(status, language)} ${count}`)
  const indexAt = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return layout && tileIndexAt(layout, ids.length, event.clientX - box.left, event.clientY - box.top)
  }
  const open = (index: number | undefined) => {
    const id = index === undefined ? undefined : ids[index]
    if (id !== undefined) onOpen?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = layout && walkWall(layout, ids.length, active, event.key)
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' || event.key === ' ') open(active)
    else return
    event.preventDefault()
  }

  return (
    <section {...rest} aria-label={label} className={clsx(styles.wall, className)}>
      <div
        ref={holder}
        className={styles.holder}
        role="listbox"
        aria-label={list([label, ...spelt])}
        aria-activedescendant={ids.length > 0 ? optionId : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={(event) => open(indexAt(event))}
        onPointerMove={(event) => setPointed(indexAt(event))}
        onPointerLeave={() => setPointed(undefined)}
      >
        {layout && <Strips layout={layout} ratio={ratio} />}
        {layout && ids.length > 0 && (
          <Pointer {...{ store, ids, layout, optionId, pointed }} index={active} />
        )}
      </div>
      <details
        className={styles.alternative}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{say(wallTexts.asTable)}</summary>
        {isOpen && <Table store={store} ids={ids} />}
      </details>
    </section>
  )
}

/** The canvases, one above the other; what they show is in the listbox around them. */
function Strips({ layout, ratio }: { layout: WallLayout; ratio: number }) {
  const rows = rowsPerStrip(layout)
  const width = layout.columns * layout.pitchX
  const height = rows * layout.pitchY

  return (
    <div aria-hidden="true">
      {Array.from({ length: Math.ceil(layout.rows / rows) }, (_, strip) => (
        <canvas
          // biome-ignore lint/suspicious/noArrayIndexKey: strips without identity that never move.
          key={strip}
          className={styles.strip}
          width={Math.round(width * ratio)}
          height={Math.round(height * ratio)}
          style={{ top: strip * height, width, height }}
        />
      ))}
    </div>
  )
}

interface PointerProps {
  store: GunFeed
  ids: readonly string[]
  layout: WallLayout
  optionId: string
  /** The tile that the keys have reached. */
  index: number
  /** The tile under the mouse. */
  pointed: number | undefined
}

/** The frame around the tile that the keys have reached, its name for reading aloud, and the hint of the mouse. */
function Pointer({ store, ids, layout, optionId, index, pointed }: PointerProps) {
  const sentence = useSentence(store, ids[index])
  const hint = useSentence(store, ids[pointed ?? -1])

  return (
    <>
      <div
        id={optionId}
        role="option"
        aria-selected={false}
        aria-posinset={index + 1}
        aria-setsize={ids.length}
        aria-label={sentence || '–'}
        // The keys stay with the list: this is its active descendant.
        tabIndex={-1}
        className={styles.frame}
        style={boxOf(layout, index)}
      />
      {pointed !== undefined && hint && (
        <div aria-hidden="true" className={styles.hint} style={hintAt(layout, pointed)}>
          {hint}
        </div>
      )}
    </>
  )
}

function useSentence(store: GunFeed, gunId = ''): string {
  const { language } = useFormats()
  const entry = useLive(store, gunId)
  if (!entry) return ''
  return tileSentence(
    tileFacts(entry.state, language),
    { isSelected: false, isStale: entry.isStale },
    language,
  )
}

/** Beside its tile, towards the middle of the wall. */
function hintAt(layout: WallLayout, index: number) {
  const { left, top, width } = boxOf(layout, index)
  const whole = layout.columns * layout.pitchX
  return left * 2 > whole ? { right: whole - left + 6, top } : { left: left + width + 6, top }
}

/** The wall in words: how many guns are in each status, and which. Follows the store while it is open. */
function Table({ store, ids }: { store: GunFeed; ids: readonly string[] }) {
  const say = useSay()
  const { number, language } = useFormats()
  const derive = useCallback((from: GunFeed) => namesByStatus(from, ids), [ids])
  const rows = useLiveAll(store, derive)

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['status', 'count', 'which'] as const).map((head) => (
            <th key={head} scope="col">
              {say(wallTexts[head])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ status, count, names }) => (
          <tr key={status}>
            <th scope="row">
              <StatusBadge of={gunStatus} code={status} />
            </th>
            <td>{number(count)}</td>
            <td>
              {names.slice(0, MAX_NAMED).join(language === 'en' ? ', ' : '、')}
              {count > MAX_NAMED && ` ${say(wallTexts.more, { count: count - MAX_NAMED })}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function namesByStatus(store: GunFeed, ids: readonly string[]) {
  const guns = ids.flatMap((id) => store.get(id)?.state ?? [])
  const rows = [...Map.groupBy(guns, ({ status }) => status)].map(([status, own]) => ({
    status,
    count: own.length,
    names: own.map(({ pileCode, letter }) => `${pileCode}-${letterOf(letter)}`),
  }))
  return inGunOrder(rows)
}
