import { clsx } from 'clsx'
import { SquareDashedMousePointer } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { MapSurface } from '../../charts/map/map-surface.tsx'
import { fitting, type MapView, panned, project } from '../../charts/map/projection.ts'
import { useMapRoom } from '../../charts/map/use-map-room.ts'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import shared from '../../foundation/theme/shared.module.css'
import { Empty } from '../../shell/state-panel/empty.tsx'
import { AreaCursor } from './area-cursor.tsx'
import { type Box, clustersOf, isInBox, markTowards } from './clusters.ts'
import { labelSides } from './label-sides.ts'
import { MapMark, roomOf } from './map-mark.tsx'
import { isPlaced, type MapStation, nearer, stopOf, toggled } from './map-stations.ts'
import { MapSide } from './station-list.tsx'
import styles from './station-map.module.css'
import { mapTexts as t } from './station-map.texts.ts'

export interface StationMapProps extends Omit<ComponentProps<'section'>, 'onSelect'> {
  /** All of them; those without coordinates stand in the list and are counted below it. */
  stations: readonly MapStation[]
  /** The ids of the selected stations; an empty set for none. */
  selected: ReadonlySet<number>
  /** The whole selection, after a press on a mark, a row of the list, or an area. */
  onSelect: (ids: ReadonlySet<number>) => void
  /** Stations in the order of a tour, joined by a line and numbered. */
  route?: readonly number[] | undefined
  /** Beside the map, above the list: the card of the selected station. */
  children?: ReactNode
}

/** Square pixels that a mark with its name wants. */
const ROOM = 14_000

/** Stations where they are, in clusters, with shape, colour and name; beside it the same as a list. Works offline. */
export function StationMap(props: StationMapProps) {
  const say = useSay()
  const placed = useMemo(() => props.stations.filter(isPlaced), [props.stations])
  return placed.length === 0 ? <Empty title={say(t.empty)} /> : <PlacedMap {...props} placed={placed} />
}

/** The map once there is something to show: its room is measured when it appears, not before. */
function PlacedMap({
  stations,
  placed,
  selected,
  onSelect,
  route,
  children,
  className,
  ...rest
}: StationMapProps & { placed: readonly MapStation[] }) {
  const say = useSay()
  const id = useId()
  const surface = useRef<HTMLDivElement>(null)
  const room = useMapRoom(surface)
  const { size, corners } = room
  const [moved, setMoved] = useState<MapView>()
  const [active, setActive] = useState<number>()
  const [box, setBox] = useState<Box>()
  const [isBoxing, setBoxing] = useState(false)
  const [said, setSaid] = useState('')
  const wantsFocus = useRef<number>(undefined)
  const hadFocus = useRef(false)

  // Until somebody moves the map, it shows everything, whatever size it gets.
  const whole = useMemo(() => fitting(placed, size), [placed, size])
  const view = moved ?? whole
  // Groups change at every half step only, not with every turn of the wheel.
  const step = Math.round(view.zoom * 2) / 2
  const clusters = useMemo(() => clustersOf(placed, step), [placed, step])
  const marks = clusters.map((cluster) => {
    const at = project(cluster, view, size)
    return { ...cluster, ...at, room: roomOf(cluster.stations, at) }
  })
  const shown = marks.filter(({ x, y }) => x > -40 && y > -40 && x < size.width + 40 && y < size.height + 40)
  const isNamed = (size.width * size.height) / shown.length > ROOM
  const current = shown.some((mark) => mark.key === active) ? active : shown[0]?.key
  const labels = labelSides(
    shown.map(({ key, room, stations: [only, ...others] }) => {
      return { key, room, name: isNamed && others.length === 0 ? (only?.name ?? '') : '' }
    }),
    room,
  )

  useLayoutEffect(() => {
    // Zooming may take the mark away that has the focus; the keyboard must not fall off the map.
    if (hadFocus.current && document.activeElement === document.body) wantsFocus.current = current
    if (wantsFocus.current === undefined) return
    const mark = surface.current?.querySelector<HTMLElement>(`[data-mark="${wantsFocus.current}"]`)
    if (!mark) return
    wantsFocus.current = undefined
    mark.focus({ preventScroll: true })
  })

  const focusMark = (key: number) => {
    const mark = marks.find((one) => one.key === key)
    if (!mark) return
    setActive(key)
    wantsFocus.current = key
    const margin = 40
    const isOut =
      mark.x < margin || mark.y < margin || mark.x > size.width - margin || mark.y > size.height - margin
    if (isOut) setMoved(panned(view, size.width / 2 - mark.x, size.height / 2 - mark.y))
  }

  const choose = (mark: (typeof marks)[number], isAdded: boolean) => {
    setActive(mark.key)
    const [only] = mark.stations
    if (mark.stations.length > 1) setMoved(nearer(mark.stations, size, view))
    else if (only) onSelect(toggled(selected, only.id, isAdded))
  }

  const selectBox = (area: Box) => {
    const ids = placed
      .filter((station) => isInBox(project(station, view, size), area))
      .map((station) => station.id)
    setBox(undefined)
    setBoxing(false)
    onSelect(new Set(ids))
    setSaid(say(t.areaCount, { count: ids.length }))
    if (current !== undefined) wantsFocus.current = current
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = Number((event.target as HTMLElement).dataset.mark)
    if (event.key.toLowerCase() === 'b' && !isBoxing && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault()
      setBoxing(true)
    } else if (key) {
      const next = markTowards(marks, key, event.key)
      if (next === undefined) return
      event.preventDefault()
      focusMark(next)
    }
  }

  const inBox = box && placed.filter((station) => isInBox(project(station, view, size), box)).length
  const stops = (route ?? []).flatMap((stop) => placed.find((station) => station.id === stop) ?? [])

  return (
    <section {...rest} aria-label={say(t.map)} className={clsx(shared.panel, styles.root, className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the marks are the controls; this only listens. */}
      <div
        className={styles.map}
        onKeyDown={press}
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={() => {
          hadFocus.current = false
        }}
      >
        <MapSurface
          ref={surface}
          label={say(t.canvas, { count: placed.length })}
          describedBy={`${id}-keys`}
          view={view}
          size={size}
          onView={setMoved}
          onFit={() => setMoved(undefined)}
          onBox={(area, isDone) => (isDone ? selectBox(area) : setBox(area))}
          isBoxing={isBoxing}
          over={{
            marks: shown.map(({ key, room }) => ({ room, isNamed: labels.has(key) })),
            others: [...corners, ...[...labels.values()].map((label) => label.room)],
          }}
          tools={
            <IconButton
              label={say(t.area)}
              aria-pressed={isBoxing}
              onClick={() => {
                setBoxing(!isBoxing)
                setBox(undefined)
              }}
            >
              <SquareDashedMousePointer size={16} />
            </IconButton>
          }
        >
          {stops.length > 1 && (
            // The way as the crow flies; the order stands in words in the list of stops.
            <svg className={styles.route} width={size.width} height={size.height} aria-hidden="true">
              <polyline
                points={stops
                  .map((stop) => project(stop, view, size))
                  .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
                  .join(' ')}
              />
            </svg>
          )}
          {shown.map((mark) => (
            <MapMark
              key={mark.key}
              markKey={mark.key}
              {...{ x: mark.x, y: mark.y, status: mark.status, stations: mark.stations }}
              selected={mark.stations.filter((station) => selected.has(station.id)).length}
              stop={mark.stations.length === 1 ? stopOf(route, mark.key) : undefined}
              isActive={mark.key === current}
              labelSide={labels.get(mark.key)?.side}
              labelShift={labels.get(mark.key)?.shift}
              onChoose={(isAdded) => choose(mark, isAdded)}
              onFocus={() => setActive(mark.key)}
            />
          ))}
          {box && (
            <div
              className={styles.box}
              style={{
                left: Math.min(box.a.x, box.b.x),
                top: Math.min(box.a.y, box.b.y),
                width: Math.abs(box.a.x - box.b.x),
                height: Math.abs(box.a.y - box.b.y),
              }}
            />
          )}
          {isBoxing && (
            <AreaCursor
              size={size}
              onBox={setBox}
              onSay={setSaid}
              onDone={selectBox}
              onLeave={() => {
                setBox(undefined)
                setBoxing(false)
                if (current !== undefined) wantsFocus.current = current
              }}
            />
          )}
          {inBox !== undefined && <p className={styles.boxCount}>{say(t.areaCount, { count: inBox })}</p>}
        </MapSurface>
        <p id={`${id}-keys`} hidden>
          {say(t.keys)}
        </p>
      </div>
      <MapSide
        stations={stations}
        selected={selected}
        stops={stops}
        onSelect={onSelect}
        onShow={(station) => {
          if (isPlaced(station))
            setMoved({ lng: station.lng, lat: station.lat, zoom: Math.max(view.zoom, 10) })
        }}
      >
        {children}
      </MapSide>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}
