import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { memo } from 'react'
import type { Pixel } from '../../charts/map/projection.ts'
import type { Rectangle } from '../../charts/map/rectangle.ts'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { LabelSide } from './label-sides.ts'
import styles from './station-map.module.css'
import { mapTexts as t } from './station-map.texts.ts'

interface MapMarkProps {
  markKey: number
  x: number
  y: number
  status: number
  stations: readonly { id: number; name: string; weight?: number | undefined }[]
  /** How many of them are selected. */
  selected: number
  /** Its number in the route. */
  stop: number | undefined
  /** The one mark that Tab reaches. */
  isActive: boolean
  /** Where there is room for its name. */
  labelSide: LabelSide | undefined
  /** How far the name is moved along its mark, in pixels. */
  labelShift: number | undefined
  onChoose: (isAdded: boolean) => void
  onFocus: () => void
}

/** Around the shape of the smallest mark, and how much more around that of the largest, in pixels. */
const [LEAST_PADDING, MORE_PADDING] = [4, 12]
const LARGEST = 26
const SHAPE = 16
const UNWEIGHTED = 13
/** How much wider a mark is for the number of its stations. */
const COUNT = 22

type Stations = readonly { weight?: number | undefined }[]

/** How large the mark of some stations is: 0 as always, at most 1. */
const weightOf = (stations: Stations) =>
  Math.min(
    1,
    stations.reduce((sum, one) => sum + (one.weight ?? 0), 0),
  )

const paddingOf = (weight: number) => Math.round(LEAST_PADDING + weight * MORE_PADDING)

/** The room that the mark of some stations takes at a place. */
export function roomOf(stations: Stations, { x, y }: Pixel): Rectangle {
  const weight = weightOf(stations)
  const radius = weight > 0 ? SHAPE / 2 + paddingOf(weight) + 1 : UNWEIGHTED
  const half = stations.length > 1 ? radius + COUNT / 2 : radius
  return { left: x - half, top: y - radius, right: x + half, bottom: y + radius }
}

/**
 * A station, or several that would lie over one another with their number. The worst status gives shape and colour. Name
 * and stop are drawn by the stylesheet, for they stand in the accessible name already.
 */
export const MapMark = memo(function MapMark({
  markKey,
  x,
  y,
  status,
  stations,
  selected,
  stop,
  isActive,
  labelSide,
  labelShift,
  onChoose,
  onFocus,
}: MapMarkProps) {
  const say = useSay()
  const { number, list, language } = useFormats()
  const mark = serviceStatus.mark(status)
  const [first] = stations
  const word = serviceStatus.label(status, language)
  const isCluster = stations.length > 1
  const label = list([
    isCluster ? say(t.cluster, { count: stations.length, status: word }) : list([first?.name, word]),
    stop !== undefined && say(t.routeStop, { number: stop }),
    isCluster && selected > 0 && say(t.selectedCount, { count: selected }),
  ])
  const weight = weightOf(stations)
  const names = list(stations.slice(0, 3).map(({ name }) => name))
  const title = isCluster ? say(t.clusterNames, { names, count: Math.max(stations.length - 3, 0) }) : label

  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={label}
      aria-pressed={isCluster ? undefined : selected > 0}
      title={title}
      tabIndex={isActive ? 0 : -1}
      data-mark={markKey}
      data-tone={mark?.tone}
      data-cluster={isCluster || undefined}
      data-selected={selected > 0 || undefined}
      style={{
        transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`,
        ...(weight > 0 && {
          height: 'auto',
          padding: paddingOf(weight),
          borderRadius: LARGEST,
        }),
      }}
      onClick={(event) => onChoose(event.shiftKey || event.ctrlKey || event.metaKey)}
      onFocus={onFocus}
    >
      {mark && <Glyph name={mark.shape} tone={mark.tone} size={SHAPE} />}
      {isCluster && <span className={styles.count}>{number(stations.length)}</span>}
      {stop && <span className={styles.stop} data-text={stop} />}
      {labelSide && (
        <span
          className={styles.label}
          data-side={labelSide}
          data-text={first?.name}
          style={labelShift ? { translate: `${labelShift}px 0` } : undefined}
        />
      )}
    </button>
  )
})
