import { useMemo, useRef } from 'react'
import { DotMap } from '../../map/dot-map.tsx'
import { MapLabels } from '../../map/map-labels.tsx'
import { MapMarks } from '../../map/map-marks.tsx'
import { useFrame } from '../../map/map-station.ts'
import type { Box } from '../../map/place-labels.ts'
import { type Frame, pixelOf } from '../../map/projection.ts'
import { useArea } from '../../parts/use-area.ts'
import type { LoadStation } from './cities-of.ts'
import styles from './lens.module.css'

export interface LensProps {
  stations: readonly LoadStation[]
  /** That of the map in which they stand too close. */
  frame: Frame
  /** Where the lens lies on the map, in pixels. */
  box: Box
}

/** A crowd of stations once more, near enough to be parted, with lines to where it stands. */
export function Lens({ stations, frame, box }: LensProps) {
  const room = useRef<HTMLDivElement>(null)
  const area = useArea(room)
  const own = useFrame(stations, area)
  const texts = useMemo(
    () =>
      stations
        .toSorted((a, b) => b.powerW - a.powerW)
        .map(({ id, lng, lat, label }) => ({ id: String(id), lng, lat, label })),
    [stations],
  )
  const points = stations.map((station) => pixelOf(station, frame))
  const right = box.x + box.width
  const target = {
    x: Math.min(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)),
    bottom: Math.max(...points.map(({ y }) => y)),
  }

  return (
    <>
      <svg className={styles.lines} aria-hidden="true">
        <path
          d={`M${right} ${box.y}L${target.x} ${target.top}M${right} ${box.y + box.height}L${target.x} ${target.bottom}`}
        />
      </svg>
      <div
        ref={room}
        className={styles.lens}
        style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      >
        {area && own && (
          <>
            <DotMap frame={own} area={area} stations={stations} />
            <MapMarks stations={stations} frame={own} />
            <MapLabels texts={texts} frame={own} area={area} marks={stations} />
          </>
        )}
      </div>
    </>
  )
}
