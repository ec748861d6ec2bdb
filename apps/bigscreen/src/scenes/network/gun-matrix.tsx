import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useFreshness } from '../../feed/source-context.ts'
import { spelt } from '../../guns/gun-counts.ts'
import { gunKeyOf } from '../../guns/marks.ts'
import { useArea } from '../../parts/use-area.ts'
import styles from './gun-matrix.module.css'
import { gunsAtStations } from './guns-at-stations.ts'
import { layoutMatrix } from './matrix-layout.ts'
import { makeSprites, paintMatrix, type Sprites } from './matrix-painter.ts'
import { networkTexts } from './network.texts.ts'
import { Pulses } from './pulses.tsx'
import { StationLabel } from './station-label.tsx'

/** What is drawn of a station: where it lies does not matter here. */
export type MatrixStation = Pick<
  NetworkView['stations'][number],
  'id' | 'name' | 'nameEn' | 'serviceStatus'
> & { guns: (NetworkView['stations'][number]['guns'][number] & { soc?: number | null })[] }

export interface GunMatrixProps {
  stations: readonly MatrixStation[]
  counts: NetworkView['guns']
  /** Guns at which a charge has just begun. */
  started: readonly number[]
}

/**
 * Every gun as a tile under its station, the largest station first. Hundreds of tiles are one canvas; names are text
 * above it, and the canvas is named by its counts.
 */
export function GunMatrix({ stations, counts, started }: GunMatrixProps) {
  const say = useSay()
  const { language } = useLanguage()
  const field = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const sorted = useMemo(() => stations.toSorted((a, b) => b.guns.length - a.guns.length), [stations])
  const area = useArea(field)
  const isGone = useFreshness() === 'gone'
  const layout = useMemo(
    () =>
      area &&
      layoutMatrix(
        sorted.map(({ guns }) => guns.length),
        area,
      ),
    [sorted, area],
  )
  usePainting(canvas, sorted, layout)

  const guns = stations.reduce((sum, station) => sum + station.guns.length, 0)
  const summary = gunsAtStations('allGuns', guns, stations.length, language)
  const ratio = globalThis.devicePixelRatio ?? 1
  return (
    <div ref={field} className={styles.field}>
      {area && (
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={Math.round(area.width * ratio)}
          height={Math.round(area.height * ratio)}
          role="img"
          aria-label={[summary, isGone ? '–' : spelt(counts, language)]
            .filter(Boolean)
            .join(language === 'en' ? ': ' : '：')}
        />
      )}
      {layout && <Pulses stations={sorted} layout={layout} started={started} />}
      {layout?.labelled && (
        <ul>
          {sorted.map((station, index) => (
            <StationLabel key={station.id} station={station} block={layout.blocks[index]} />
          ))}
        </ul>
      )}
      {!isGone && stations.length === 0 && <p className={styles.empty}>{say(networkTexts.noStations)}</p>}
    </div>
  )
}

/** Draws after each change of guns, size, or age. */
function usePainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  stations: readonly MatrixStation[],
  layout: ReturnType<typeof layoutMatrix> | undefined,
) {
  const freshness = useFreshness()
  const kept = useRef<{ of: string; sprites: Sprites }>(null)

  useLayoutEffect(() => {
    const { current } = canvas
    if (!current || !layout) return
    const ratio = globalThis.devicePixelRatio
    const of = `${layout.tile} ${ratio} ${freshness}`
    if (kept.current?.of !== of) kept.current = { of, sprites: makeSprites(current, layout.tile, ratio) }
    const guns = stations.map((station) =>
      station.guns.map(({ status, pileCode, soc }) => {
        if (freshness === 'gone') return { key: 'unknown' as const, pileCode }
        const key = gunKeyOf(status)
        return { key, pileCode, soc: key === 'charging' ? soc : null }
      }),
    )
    paintMatrix(current, layout, guns, kept.current.sprites, ratio)
  }, [canvas, stations, layout, freshness])
}
