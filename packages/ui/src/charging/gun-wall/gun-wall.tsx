import type { Enumeration } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { LiveStore } from '../../foundation/live/live-store.ts'
import { useLiveAll } from '../../foundation/live/use-live.ts'
import { useSize } from '../../foundation/resize/use-size.ts'
import { inGunOrder } from '../gun-bar/gun-order.ts'
import { countGuns, type GunFeed, plainFeed, sameCounts } from '../gun-matrix/matrix-data.ts'
import type { Gun } from '../gun-tile/gun.ts'
import styles from './gun-wall.module.css'
import { wallTexts } from './gun-wall.texts.ts'
import { rowsPerStrip, useWallPainting } from './use-wall-painting.ts'
import { layoutWall, tileIndexAt, type WallLayout, walkWall } from './wall-layout.ts'
import { WallPointer } from './wall-pointer.tsx'
import { WallTable } from './wall-table.tsx'

interface WallOptions extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** What the guns belong to. */
  label: string
  /** The chosen guns are framed. */
  selection?: ReadonlySet<string> | undefined
  /** A press, or Enter. */
  onOpen?: ((gunId: string) => void) | undefined
  /** Told after a frame which guns it has drawn; for measuring. */
  onPainted?: ((gunIds: readonly string[]) => void) | undefined
}

export interface GunWallProps extends WallOptions {
  guns: readonly Gun[]
  staleIds?: ReadonlySet<string>
}

export interface LiveGunWallProps extends WallOptions {
  store: LiveStore<string, Gun>
  /** In the order shown. Pass the same list while it has not changed: another one paints the whole wall anew. */
  gunIds: readonly string[]
}

const NONE: ReadonlySet<string> = new Set()
const statuses: Enumeration = gunStatus

/**
 * More than 500 guns in sight at once: tiles on canvas, as large as the place allows. Arrow keys lead through them and
 * each is read aloud; below the wall the same stands as a table. It fills the height that its page gives it.
 */
export function GunWall({ guns, staleIds = NONE, ...options }: GunWallProps) {
  const feed = useMemo(() => plainFeed(guns, staleIds), [guns, staleIds])
  const ids = useMemo(() => guns.map(({ id }) => id), [guns])
  const kept = useKept(ids)

  return <WallView {...options} feed={feed} ids={kept} />
}

/** The wall over a live store: each flush draws only what has changed. */
export function LiveGunWall({ store, gunIds, ...options }: LiveGunWallProps) {
  return <WallView {...options} feed={store} ids={gunIds} />
}

function WallView({
  feed,
  ids,
  label,
  selection,
  onOpen,
  onPainted,
  className,
  ...rest
}: WallOptions & { feed: GunFeed; ids: readonly string[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const optionId = useId()
  const holder = useRef<HTMLDivElement>(null)
  const size = useSize(holder)
  const layout = useMemo(() => size && layoutWall(ids.length, size.width, size.height), [size, ids.length])
  const ratio = globalThis.devicePixelRatio || 1
  const [activeIndex, setActive] = useState(0)
  const [pointed, setPointed] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const counts = useLiveAll(feed, countAll(ids), sameCounts)
  useWallPainting(holder, { feed, ids, selection, layout, ratio, language, onPainted })

  const active = Math.min(activeIndex, ids.length - 1)
  const comma = language === 'en' ? ', ' : '，'
  const spelt = inGunOrder(counts).map(({ status, count }) => `${statuses.label(status, language)} ${count}`)
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
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      open(active)
    }
  }

  return (
    <section {...rest} aria-label={label} className={clsx(styles.wall, className)}>
      <div
        ref={holder}
        className={styles.holder}
        role="listbox"
        aria-label={[label, ...spelt].join(comma)}
        aria-activedescendant={ids.length > 0 ? optionId : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={(event) => open(indexAt(event))}
        onPointerMove={(event) => setPointed(indexAt(event))}
        onPointerLeave={() => setPointed(undefined)}
      >
        {layout && <Strips layout={layout} ratio={ratio} />}
        {layout && ids.length > 0 && (
          <WallPointer
            feed={feed}
            layout={layout}
            optionId={optionId}
            index={active}
            total={ids.length}
            gunId={ids[active] ?? ''}
            isSelected={selection?.has(ids[active] ?? '') ?? false}
            pointed={pointed === undefined ? undefined : { index: pointed, gunId: ids[pointed] ?? '' }}
          />
        )}
      </div>
      <details
        className={styles.alternative}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{say(wallTexts.asTable)}</summary>
        {isOpen && <WallTable feed={feed} ids={ids} />}
      </details>
    </section>
  )
}

/** The canvases, one above the other; what they show is in the listbox around them. */
function Strips({ layout, ratio }: { layout: WallLayout; ratio: number }) {
  const rows = rowsPerStrip(layout)
  const strips = Math.ceil(layout.rows / rows)
  const width = layout.columns * layout.pitchX
  const height = rows * layout.pitchY

  return (
    <div aria-hidden="true">
      {Array.from({ length: strips }, (_, strip) => (
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

/** Counting over the same ids is the same function, so that it runs once per flush. */
const counters = new WeakMap<readonly string[], (feed: GunFeed) => ReturnType<typeof countGuns>>()

function countAll(ids: readonly string[]) {
  const known = counters.get(ids)
  const count = known ?? ((feed: GunFeed) => countGuns(ids.flatMap((id) => feed.get(id)?.state ?? [])))
  if (!known) counters.set(ids, count)
  return count
}

/** The same list as long as it holds the same ids. */
function useKept(ids: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(ids)
  const isSame = kept === ids || (kept.length === ids.length && kept.every((id, index) => id === ids[index]))
  if (!isSame) setKept(ids)
  return isSame ? kept : ids
}
