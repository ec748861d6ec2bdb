import { MapPin } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { MapSurface, pixelOf } from '../../charts/map/map-surface.tsx'
import {
  DIRECTIONS,
  fitting,
  type MapPoint,
  type MapView,
  type Pixel,
  project,
  unproject,
} from '../../charts/map/projection.ts'
import { useStreetMap } from '../../charts/map/street-map.tsx'
import { useMapRoom } from '../../charts/map/use-map-room.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Draft, FieldName } from '../fields/draft.ts'
import { NumberField } from '../fields/number-field.tsx'
import { useField } from '../fields/use-field.ts'
import { pointTexts } from './map-point.texts.ts'
import styles from './map-point-field.module.css'

export interface MapPointFieldProps<Values extends FieldValues> {
  /** The form, as `useDraft` returns it. */
  of: Draft<Values>
  /** The field of the longitude, in degrees; west is negative. */
  lng: FieldName<Values, number>
  /** The field of the latitude, in degrees; south is negative. */
  lat: FieldName<Values, number>
  /** The name of both together, above them, such as "Place of the station". */
  label: string
  /** Where to look while there is no place, such as the station's city; `zoom` is 9 by default. */
  near?: (MapPoint & { zoom?: number }) | undefined
  /** Known places on the map, by which one finds one's way; they are seen, not heard. */
  marks?: readonly (MapPoint & { label: string })[] | undefined
  /** It cannot be changed now, neither by typing nor on the map; not by default. */
  disabled?: boolean | undefined
}

/**
 * The place of something in a form, as two fields and a map: typed, pasted as a pair, pointed at, or moved by
 * keys.
 */
export function MapPointField<Values extends FieldValues>({
  of,
  lng,
  lat,
  label,
  near,
  marks = [],
  disabled = false,
}: MapPointFieldProps<Values>) {
  const say = useSay()
  const id = useId()
  const surface = useRef<HTMLDivElement>(null)
  const { size, corners } = useMapRoom(surface)
  const lngField = useField(of, lng, {})
  const latField = useField(of, lat, {})
  const point = pointOf(lngField.value, latField.value)
  const [start] = useState(point)
  const [moved, setView] = useState<MapView>()
  const closeUp = useStreetMap() ? STREETS : LAND
  const view = moved ?? startOf(start, near, closeUp)
  const [said, setSaid] = useState('')
  const at = point && project(point, view, size)

  const set = (next: MapPoint) => {
    lngField.change(next.lng)
    latField.change(next.lat)
    setSaid(say(pointTexts.setTo, { lng: String(next.lng), lat: String(next.lat) }))
  }
  const setAt = (pixel: Pixel) => {
    const { lng: x, lat: y } = unproject(pixel, view, size)
    set({ lng: rounded(x), lat: rounded(y) })
  }

  const paste = (event: ClipboardEvent) => {
    const pasted = parsePoint(event.clipboardData.getData('text'))
    if (!pasted || disabled) return
    event.preventDefault()
    set(pasted)
    setView({ ...pasted, zoom: Math.max(view.zoom, closeUp) })
  }

  /** What was typed may lie outside of the picture. */
  const follow = () => {
    if (!point || !at) return
    if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height)
      setView({ ...point, zoom: Math.max(view.zoom, 10) })
  }

  const press = (event: KeyboardEvent) => {
    const step = DIRECTIONS[event.key]
    if (!step || !at || disabled) return
    event.preventDefault()
    const by = event.shiftKey ? 16 : 2
    setAt({ x: at.x + step.x * by, y: at.y + step.y * by })
  }

  const drag = (event: PointerEvent) => {
    if (event.button !== 0 || disabled) return
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('pointermove', (moved) => setAt(pixelOf(moved, surface.current)), { signal })
    window.addEventListener('pointerup', () => controller.abort(), { signal })
    window.addEventListener('pointercancel', () => controller.abort(), { signal })
  }

  return (
    <fieldset className={styles.field} disabled={disabled} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the inputs are the controls; this only listens. */}
      <div className={styles.inputs} onPasteCapture={paste} onBlur={follow}>
        <NumberField of={of} name={lng} unit="°" disabled={disabled} />
        <NumberField of={of} name={lat} unit="°" disabled={disabled} />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {say(pointTexts.hint)}
      </p>
      <div className={styles.map}>
        <MapSurface
          ref={surface}
          label={say(pointTexts.map)}
          view={view}
          size={size}
          onView={setView}
          onFit={() => setView(startOf(point, near, closeUp))}
          onPress={disabled ? undefined : setAt}
          over={{ others: corners }}
        >
          {marks.map((mark) => {
            const { x, y } = project(mark, view, size)
            if (x < 0 || y < 0 || x > size.width || y > size.height) return null
            return (
              <span
                key={mark.label}
                aria-hidden="true"
                className={styles.mark}
                style={{ transform: `translate(${x}px, ${y}px) translate(-3px, -50%)` }}
              >
                {view.zoom >= NAMED_FROM && mark.label}
              </span>
            )
          })}
          {point && at ? (
            <button
              type="button"
              className={styles.pin}
              data-map-control=""
              aria-label={say(pointTexts.pin, { lng: String(point.lng), lat: String(point.lat) })}
              aria-description={say(pointTexts.pinKeys)}
              style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -100%)` }}
              onKeyDown={press}
              onPointerDown={drag}
            >
              <MapPin size={28} />
            </button>
          ) : (
            <p className={styles.nowhere}>{say(pointTexts.nowhere)}</p>
          )}
        </MapSurface>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  )
}

/** How near a place is shown: so that streets tell where it is, or coasts and cities where there are no streets. */
const [STREETS, LAND] = [13, 8.5]

/** From so near on the names of marks have room. */
const NAMED_FROM = 4.5

function pointOf(lng: unknown, lat: unknown): MapPoint | undefined {
  return isOnEarth(lng, lat) ? { lng: Number(lng), lat: Number(lat) } : undefined
}

function startOf(
  point: MapPoint | undefined,
  near: MapPointFieldProps<FieldValues>['near'],
  closeUp: number,
): MapView {
  if (point) return { ...point, zoom: closeUp }
  return near ? { zoom: 9, ...near } : fitting([], { width: 1, height: 1 })
}

/** The schema takes at most ten decimals, which is a hundredth of a millimetre. */
const DECIMALS = 10

/**
 * The place in a pasted text such as `114.05,22.54`, `114.05，22.54`, `114.05 22.54` or `lng: 114.05, lat: 22.54`.
 * Some maps write latitude first: where only that reading lies on the earth, it is taken.
 */
export function parsePoint(text: string): MapPoint | undefined {
  const [first, second, ...more] = text.match(/-?\d+(?:\.\d+)?/g) ?? []
  if (first === undefined || second === undefined || more.length > 0) return undefined
  if (!/^[\s\da-z经度纬，,;；:：=()（）\-.°[\]]*$/i.test(text)) return undefined
  const [a, b] = [rounded(Number(first), DECIMALS), rounded(Number(second), DECIMALS)]
  if (isOnEarth(a, b)) return { lng: a, lat: b }
  return isOnEarth(b, a) ? { lng: b, lat: a } : undefined
}

/** Whether these are a longitude and a latitude. */
export function isOnEarth(lng: unknown, lat: unknown): boolean {
  return typeof lng === 'number' && typeof lat === 'number' && Math.abs(lng) <= 180 && Math.abs(lat) <= 90
}

/** A number with so many decimals; six are a tenth of a metre, enough for a place pointed at. */
export function rounded(value: number, decimals = 6): number {
  return Number(value.toFixed(decimals))
}
