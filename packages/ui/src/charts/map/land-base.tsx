import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { baselineOf, citiesIn, type DrawnOver } from './cities.ts'
import { type Land, PATH_ZOOM, readFar, readNear, type Shape } from './land.ts'
import styles from './map-surface.module.css'
import { type MapSize, type MapView, worldPixel } from './projection.ts'

/** From here on the coasts as exactly as there are any. */
const NEAR = 6
/** Shapes this far beyond the edge are drawn too, in map sizes, so that a pan does not draw anew at each step. */
const BEYOND = 1

let far: Promise<Land> | undefined
let near: Promise<readonly Shape[]> | undefined

interface LandBaseProps {
  view: MapView
  size: MapSize
  over: DrawnOver
  /** Off: a map above it has names of its own. */
  isNamed: boolean
}

/**
 * Land, lakes, rivers and names of cities, without borders, from files of our own. Where they cannot be read the grid
 * is all there is.
 */
export function LandBase({ view, size, over, isNamed }: LandBaseProps) {
  const { language } = useLanguage()
  const [base, setBase] = useState<Land>()
  const [coasts, setCoasts] = useState<readonly Shape[]>()
  const isNear = view.zoom >= NEAR
  useEffect(() => {
    far ??= readFar()
    far.then(setBase, () => {
      far = undefined
    })
  }, [])
  useEffect(() => {
    if (!isNear) return
    near ??= readNear()
    near.then(setCoasts, () => {
      near = undefined
    })
  }, [isNear])

  const middle = worldPixel(view, PATH_ZOOM)
  const scale = 2 ** (view.zoom - PATH_ZOOM)
  // The shapes are chosen anew only when the view has left the part for which they were.
  const level = Math.round(view.zoom)
  const part = 2 ** (PATH_ZOOM - level) * Math.max(size.width, size.height)
  const [column, row] = [Math.round(middle.x / part), Math.round(middle.y / part)]
  const shown = useMemo(() => {
    const reach = (1 + BEYOND) * part
    const isInSight = ({ left, top, right, bottom }: Shape) =>
      right >= column * part - reach &&
      left <= column * part + reach &&
      bottom >= row * part - reach &&
      top <= row * part + reach
    const land = (isNear && coasts) || base?.land
    return {
      land: land?.filter(isInSight) ?? [],
      lakes: base?.lakes.filter(isInSight) ?? [],
      rivers: base?.rivers.filter(isInSight) ?? [],
    }
  }, [base, coasts, isNear, part, column, row])
  const shapes = useMemo(
    () => (
      <>
        <path className={styles.land} d={pathOf(shown.land)} />
        <path className={styles.river} d={pathOf(shown.rivers)} />
        <path className={styles.lake} d={pathOf(shown.lakes)} />
      </>
    ),
    [shown],
  )

  if (!base) return null
  const { width, height } = size
  return (
    <svg className={styles.base} width={width} height={height} aria-hidden="true">
      <g
        transform={`translate(${width / 2 - middle.x * scale} ${height / 2 - middle.y * scale}) scale(${scale})`}
      >
        {shapes}
      </g>
      {(isNamed ? citiesIn(view, size, language, over) : []).map((city) => (
        <g key={city.name} className={styles.city} transform={`translate(${city.at.x} ${city.at.y})`}>
          {city.below === undefined && <circle r="1.5" />}
          <text y={baselineOf(city)}>{city.name}</text>
        </g>
      ))}
    </svg>
  )
}

const pathOf = (shapes: readonly Shape[]) => shapes.map(({ path }) => path).join('')
