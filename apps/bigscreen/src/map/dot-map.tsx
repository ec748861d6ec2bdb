import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useFreshness } from '../feed/source-context.ts'
import type { Area } from '../parts/use-area.ts'
import { useTick } from '../time/use-tick.ts'
import { paintDots } from './dot-painter.ts'
import styles from './map.module.css'
import { type Frame, type Place, pixelOf } from './projection.ts'

export interface DotMapProps {
  frame: Frame
  area: Area
  /** What lets the dots glow. */
  stations: readonly (Place & { powerW: number })[]
}

const MINUTE = 60_000

/** Land as dots that glow where power flows. The glow follows once a minute: a map that flickers is not looked at. */
export function DotMap({ frame, area, stations }: DotMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const freshness = useFreshness()
  const minute = useTick((now) => Math.floor(now / MINUTE))
  const ratio = globalThis.devicePixelRatio ?? 1
  const hasLoad = stations.some(({ powerW }) => powerW > 0)
  const paint = useEffectEvent(() => {
    if (!canvas.current) return
    const sources = stations.map((station) => ({ ...pixelOf(station, frame), powerW: station.powerW }))
    paintDots(canvas.current, { frame, area, sources, freshness, ratio })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it is painted again for
  useLayoutEffect(() => paint(), [frame, area, freshness, minute, ratio, hasLoad, stations.length])

  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={Math.round(area.width * ratio)}
      height={Math.round(area.height * ratio)}
    />
  )
}
