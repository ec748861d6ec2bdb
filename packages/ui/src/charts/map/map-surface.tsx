import { Maximize2, Minus, Plus } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import type { DrawnOver } from './cities.ts'
import styles from './map-surface.module.css'
import { surfaceTexts } from './map-surface.texts.ts'
import { gridOf, type MapSize, type MapView, type Pixel, panned, scaleBar, zoomedAt } from './projection.ts'
import { useStreetMap } from './street-map.tsx'
import type { ShownTiles } from './tile-base.tsx'

export interface MapSurfaceProps {
  ref: RefObject<HTMLDivElement | null>
  label: string
  describedBy?: string | undefined
  view: MapView
  size: MapSize
  onView: (view: MapView) => void
  /** Shows everything again. */
  onFit: () => void
  /** A press that neither moved nor hit a mark. */
  onPress?: ((at: Pixel) => void) | undefined
  /** A drag that is not a pan: with Shift, or while an area is selected. */
  onBox?: ((box: { a: Pixel; b: Pixel }, isDone: boolean) => void) | undefined
  isBoxing?: boolean | undefined
  /** What lies over the base, so that no city's name lies under it. */
  over: DrawnOver
  /** More buttons in the corner. */
  tools?: ReactNode
  /** Marks and lines, placed by `project`. */
  children: ReactNode
}

const LandBase = lazyOf(() => import('./land-base.tsx'), 'LandBase')
const TileBase = lazyOf(() => import('./tile-base.tsx'), 'TileBase')

/** The scale stands in the lower left corner, the names of the meridians at the top: there no parallel is named. */
const SCALE_HEIGHT = 32
const MERIDIANS_HEIGHT = 30

/** How wide the scale is at most, in pixels. */
const MAX_SCALE = 110

/** A press that moves less than this is a click. */
const STILL = 4

/** The base of a map: land and water over a grid of degrees, panning, zooming by wheel, pinch, buttons and keys, and a scale. */
export function MapSurface({
  ref,
  label,
  describedBy,
  view,
  size,
  onView,
  onFit,
  onPress,
  onBox,
  isBoxing = false,
  over,
  tools,
  children,
}: MapSurfaceProps) {
  const say = useSay()
  // A second finger belongs to the gesture of the first.
  const isBusy = useRef(false)
  const streets = useStreetMap()
  const [failure, setFailure] = useState<'noWebGl' | 'noTiles'>()
  const [shown, setShown] = useState<ShownTiles>()
  const own = !failure && streets
  const isNamed = !own || !shown || view.zoom < shown.namedFrom
  const middle = { x: size.width / 2, y: size.height / 2 }
  const zoom = (by: number, at = middle) => onView(zoomedAt(view, by, at, size))

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 20 : 1
    onView(
      zoomedAt(
        view,
        Math.max(Math.min((-event.deltaY * lines) / 240, 1), -1),
        pixelOf(event, ref.current),
        size,
      ),
    )
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // React listens to wheels passively, so the page would be scrolled as well.
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [ref])

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    // A mark that has the focus stays where it is.
    const mark = (event.target as Element).closest('[data-mark]')?.getBoundingClientRect()
    const at =
      mark &&
      pixelOf({ clientX: mark.left + mark.width / 2, clientY: mark.top + mark.height / 2 }, ref.current)
    if (event.key === '+' || event.key === '=') zoom(1, at)
    else if (event.key === '-') zoom(-1, at)
    else if (event.key === '0') onFit()
    else return
    event.preventDefault()
  }

  const start = (event: PointerEvent) => {
    const target = event.target as Element
    const surface = ref.current
    if (event.button !== 0 || !surface || isBusy.current || target.closest('[data-map-control]')) return
    isBusy.current = true
    const isMark = target.closest('[data-mark]') !== null
    const isBox = onBox !== undefined && (event.shiftKey || isBoxing)
    const a = pixelOf(event, surface)
    const first = view
    let second: { id: number; at: Pixel } | undefined
    let last = a
    let isMoved = false

    const follow = (moved: globalThis.PointerEvent) => {
      const at = pixelOf(moved, surface)
      if (moved.pointerId !== event.pointerId) {
        // A second finger: the distance between the two zooms.
        if (second && second.id === moved.pointerId) {
          const before = Math.hypot(second.at.x - last.x, second.at.y - last.y)
          const now = Math.hypot(at.x - last.x, at.y - last.y)
          if (before > 0 && now > 0) onView(zoomedAt(first, Math.log2(now / before), last, size))
        } else second = { id: moved.pointerId, at }
        return
      }
      if (!isMoved && Math.hypot(at.x - a.x, at.y - a.y) < STILL) return
      isMoved = true
      if (second) return
      last = at
      if (isBox) onBox({ a, b: at }, false)
      else onView(panned(first, at.x - a.x, at.y - a.y))
    }
    const stop = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return
      controller.abort()
      isBusy.current = false
      if (isBox && isMoved) onBox({ a, b: last }, true)
      else if (!isMoved && !isMark) onPress?.(a)
      if (isMoved) swallowClick()
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', stop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is a group of marks, not a set of form fields.
    <div
      ref={ref}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.surface}
      data-boxing={isBoxing || undefined}
      onKeyDown={press}
      onPointerDown={start}
    >
      {!(own && shown?.isOpaque) && <LandBase view={view} size={size} over={over} isNamed={isNamed} />}
      {own ? (
        <TileBase streets={own} view={view} onFail={setFailure} onShow={setShown} />
      ) : (
        <Grid view={view} size={size} />
      )}
      {children}
      <div className={styles.tools} data-map-control="" data-map-corner="">
        {tools}
        <IconButton label={say(surfaceTexts.zoomIn)} onClick={() => zoom(1)}>
          <Plus size={16} />
        </IconButton>
        <IconButton label={say(surfaceTexts.zoomOut)} onClick={() => zoom(-1)}>
          <Minus size={16} />
        </IconButton>
        <IconButton label={say(surfaceTexts.fit)} onClick={onFit}>
          <Maximize2 size={14} />
        </IconButton>
      </div>
      <Scale view={view} />
      <p className={styles.note} data-map-corner="">
        {own ? shown?.credit : say(surfaceTexts[failure ?? 'schematic'])}
      </p>
    </div>
  )
}

/** Meridians and parallels with their degrees. */
function Grid({ view, size }: { view: MapView; size: MapSize }) {
  return (
    <svg className={styles.grid} width={size.width} height={size.height} aria-hidden="true">
      {gridOf(view, size).map(({ kind, degrees, at }) =>
        kind === 'lng' ? (
          <g key={`lng ${degrees}`}>
            <line x1={at} x2={at} y1={0} y2={size.height} />
            <text x={at + 4} y={12}>
              {degreesText(degrees, 'E', 'W')}
            </text>
          </g>
        ) : (
          <g key={`lat ${degrees}`}>
            <line x1={0} x2={size.width} y1={at} y2={at} />
            {at > MERIDIANS_HEIGHT && at < size.height - SCALE_HEIGHT && (
              <text x={4} y={at - 4}>
                {degreesText(degrees, 'N', 'S')}
              </text>
            )}
          </g>
        ),
      )}
    </svg>
  )
}

function Scale({ view }: { view: MapView }) {
  const say = useSay()
  const { number } = useFormats()
  const { metres, pixels } = scaleBar(view, MAX_SCALE)

  return (
    <div className={styles.scale} style={{ width: MAX_SCALE }} data-map-corner="">
      <p style={{ width: pixels }}>
        {metres >= 1_000
          ? say(surfaceTexts.kilometres, { count: number(metres / 1_000) })
          : say(surfaceTexts.metres, { count: number(metres) })}
      </p>
    </div>
  )
}

function degreesText(degrees: number, positive: string, negative: string): string {
  return degrees === 0 ? '0°' : `${Math.abs(degrees)}° ${degrees > 0 ? positive : negative}`
}

/** A drag that ends on a mark is not a press on it. */
function swallowClick() {
  const controller = new AbortController()
  const swallow = (click: Event) => click.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, signal: controller.signal })
  setTimeout(() => controller.abort(), 0)
}

/** Where in the map a pointer is. */
export function pixelOf(event: { clientX: number; clientY: number }, element: Element | null): Pixel {
  const box = element?.getBoundingClientRect()
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
}
