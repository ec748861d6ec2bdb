import { MapLibreMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { LOOK_ATTRIBUTES } from '../../foundation/theme/look-attributes.ts'
import { fromChina } from './datum.ts'
import styles from './map-surface.module.css'
import type { MapView } from './projection.ts'
import type { StreetMap } from './street-map.tsx'
import { isOpaque, type StreetColours, streetStyle, type TileJson } from './street-style.ts'

interface TileBaseProps {
  streets: StreetMap
  view: MapView
  onFail: (why: 'noWebGl' | 'noTiles') => void
  onShow: (shown: ShownTiles) => void
}

export interface ShownTiles {
  /** Whose map it is: what its licence wants to be said. */
  credit: string
  /** Nothing below it is seen. */
  isOpaque: boolean
  /** From which zoom on it has names of its own. */
  namedFrom: number
}

/** The colours of the theme that streets are drawn in. */
const properties: Readonly<Record<keyof StreetColours, string>> = {
  land: '--map-land',
  sea: '--map-sea',
  green: '--map-green',
  building: '--map-building',
  road: '--map-road',
  mainRoad: '--map-main-road',
  rail: '--map-coast',
  text: '--colors-fg-2',
  halo: '--map-land',
}

setWorkerUrl(workerUrl)

/**
 * A tile map below our marks. It takes no input and draws no controls: it follows the view of the map above. It asks
 * only the host from which its style comes and our own, so no foreign host learns what an operator looks at.
 */
export function TileBase({ streets: { url, datum }, view, onFail, onShow }: TileBaseProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<MapLibreMap>(undefined)
  const { language } = useLanguage()
  const { lng, lat } = datum === 'WGS-84' ? fromChina(view) : view
  const { zoom } = view
  const placed = useEffectEvent(() => map.current?.jumpTo({ center: [lng, lat], zoom }))

  useEffect(() => {
    const room = box.current
    if (!room) return
    const home = new URL(url, location.href)
    const gone = new AbortController()
    const { signal } = gone
    const show = async () => {
      const found = await readJson(home, signal)
      if (signal.aborted) return
      const isOwn = 'layers' in found
      const styled = () => (isOwn ? found : streetStyle(absolute(found, home), coloursAt(room), language))
      const made = startMap(room, styled(), home)
      let isShown = false
      // A tile that is missing leaves a gap; a style that cannot be read, or no tile at all, is no map.
      made.on('error', () => {
        if (!isShown) onFail('noTiles')
      })
      made.once('load', () => {
        isShown = true
        onShow({
          credit: creditOf(made, isOwn ? undefined : found.attribution),
          isOpaque: isOwn || isOpaque(found),
          namedFrom: isOwn ? 0 : (found.minzoom ?? 0),
        })
      })
      map.current = made
      placed()
      if (isOwn) return
      const looks = new MutationObserver(() => made.setStyle(styled()))
      looks.observe(document.documentElement, { attributeFilter: LOOK_ATTRIBUTES })
      signal.addEventListener('abort', () => looks.disconnect())
    }
    show().catch((error: unknown) => {
      if (!signal.aborted) onFail(error instanceof Unreadable ? 'noTiles' : 'noWebGl')
    })
    return () => {
      gone.abort()
      map.current?.remove()
      map.current = undefined
    }
  }, [url, language, onFail, onShow])

  useEffect(() => {
    map.current?.jumpTo({ center: [lng, lat], zoom })
  }, [lng, lat, zoom])

  return <div ref={box} className={styles.tiles} aria-hidden="true" />
}

/** What stands at the address of a map is no map. */
class Unreadable extends Error {}

async function readJson(url: URL, signal: AbortSignal): Promise<StyleSpecification | TileJson> {
  try {
    const answer = await fetch(url, { signal })
    const found: unknown = answer.ok ? await answer.json() : undefined
    if (typeof found === 'object' && found && ('layers' in found || 'tiles' in found))
      return found as StyleSpecification | TileJson
  } catch (cause) {
    throw new Unreadable('The map cannot be read.', { cause })
  }
  throw new Unreadable('This is no map.')
}

function startMap(container: HTMLElement, style: StyleSpecification, home: URL): MapLibreMap {
  const hosts = new Set([home.origin, location.origin])
  return new MapLibreMap({
    ...{ container, style, interactive: false, attributionControl: false, fadeDuration: 0 },
    transformRequest: (url) => {
      const { origin, protocol } = new URL(url, home)
      const isOurs = hosts.has(origin) || protocol === 'data:' || protocol === 'blob:'
      // An address that answers nothing: the request never leaves the page.
      return { url: isOurs ? url : 'data:,' }
    },
  })
}

/** The addresses of the tiles, which may be written as seen from the document. */
function absolute(found: TileJson, home: URL): TileJson {
  const tiles = found.tiles.map((tile) => decodeURI(new URL(tile, home).href))
  return { ...found, tiles }
}

/** The colours as they are now, in the words that MapLibre knows: a theme may mix them in any way. */
function coloursAt(room: HTMLElement): StreetColours {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const probe = room.appendChild(document.createElement('i'))
  const colourOf = (property: string) => {
    probe.style.color = `var(${property})`
    if (!brush) return '#888'
    brush.fillStyle = getComputedStyle(probe).color
    brush.fillRect(0, 0, 1, 1)
    const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const found = Object.entries(properties).map(([name, property]) => [name, colourOf(property)])
  probe.remove()
  return Object.fromEntries(found) as StreetColours
}

/** Of the document and of its sources, as bare text. */
function creditOf(made: MapLibreMap, own: string | undefined): string {
  const said = Object.keys(made.getStyle().sources).map((id) => made.getSource(id)?.attribution)
  const credits = [own, ...said].flatMap((credit) => (credit ? [bare(credit)] : []))
  return [...new Set(credits)].join(' · ')
}

const bare = (html: string) =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim()
