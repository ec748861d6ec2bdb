import { wallScene } from '@ampdeck/api/enumerations/wall'
import type { WallSettings } from '@ampdeck/api/system/wall'
import type { Scene } from './scenes/scene.ts'
import { flatScenes, solidScenes } from './scenes/scenes.ts'

/** What the address of a wall asks for. */
export interface WallAddress {
  scenes: readonly Scene[]
  /** The scene to begin with, whether there is one of that name or not. */
  scene?: string
  /** How long each scene is shown; 0 when the wall stays where it is. Nothing said: as the operator has set it. */
  everyMs?: number
  /** The station to which its scenes keep; nothing said: one after the other. */
  stationId?: number
}

/** The scenes of the other path, with their names there: a wall shows both kinds in turn. */
const solid = new Map<string, readonly [readonly Scene[], string]>([
  ['city', [solidScenes, 'city']],
  ['twin', [solidScenes, 'station']],
])

/** What a wall's settings ask for. A scene that these pages do not have is left out. */
export function settingsAddress({ scenes, everySeconds }: WallSettings): WallAddress {
  const found = scenes.flatMap((code) => {
    const name = wallScene.key(code)
    const [list, id] = name ? (solid.get(name) ?? [flatScenes, name]) : []
    const scene = list?.find((one) => one.id === id)
    return scene && name ? [{ ...scene, id: name }] : []
  })
  return { scenes: found, everyMs: everySeconds * SECOND }
}

const SECOND = 1_000
/** Below this nobody could read a scene. */
const LEAST_SECONDS = 5

/** `/bigscreen/?scene=alarm&rotate=60`, `/bigscreen/3d?rotate=0`, `/bigscreen/?scene=station&station=204` */
export function wallAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): WallAddress {
  const query = new URLSearchParams(search)
  const scene = query.get('scene')
  const seconds = Number.parseInt(query.get('rotate') ?? '', 10)
  const isSaid = Number.isFinite(seconds) && seconds >= 0
  const station = query.get('station') ?? ''
  return {
    scenes: /\/3d\/?$/.test(pathname) ? solidScenes : flatScenes,
    ...(scene !== null && { scene }),
    ...(isSaid && { everyMs: seconds === 0 ? 0 : Math.max(seconds, LEAST_SECONDS) * SECOND }),
    ...(/^[1-9]\d{0,15}$/.test(station) && { stationId: Number(station) }),
  }
}
