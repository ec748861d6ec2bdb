import { MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useRef } from 'react'
import styles from './map-surface.module.css'
import type { MapView } from './projection.ts'

interface TileBaseProps {
  /** The address of a MapLibre style, from the operator's own server. */
  tiles: string
  view: MapView
  onFail: (why: 'noWebGl' | 'noTiles') => void
}

setWorkerUrl(workerUrl)

/**
 * A tile map below our marks. It takes no input and draws no controls: it follows the view of the map above. It asks
 * only the host from which its style comes and our own, so no foreign host learns what an operator looks at.
 */
export function TileBase({ tiles, view, onFail }: TileBaseProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<MapLibreMap>(undefined)
  const { lng, lat, zoom } = view

  useEffect(() => {
    if (!box.current) return
    const home = new URL(tiles, location.href)
    const hosts = new Set([home.origin, location.origin])
    try {
      const made = new MapLibreMap({
        container: box.current,
        style: home.href,
        interactive: false,
        attributionControl: false,
        fadeDuration: 0,
        transformRequest: (url) => {
          const { origin, protocol } = new URL(url, location.href)
          const isOurs = hosts.has(origin) || protocol === 'data:' || protocol === 'blob:'
          // An address that answers nothing: the request never leaves the page.
          return { url: isOurs ? url : 'data:,' }
        },
      })
      made.on('error', () => {
        if (!made.isStyleLoaded()) onFail('noTiles')
      })
      map.current = made
    } catch {
      onFail('noWebGl')
    }
    return () => {
      map.current?.remove()
      map.current = undefined
    }
  }, [tiles, onFail])

  useEffect(() => {
    map.current?.jumpTo({ center: [lng, lat], zoom })
  }, [lng, lat, zoom])

  return <div ref={box} className={styles.tiles} aria-hidden="true" />
}
