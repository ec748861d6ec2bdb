/** The scenes that exist, in the order of their keys. */
export const scenes = ['network'] as const
export type SceneId = (typeof scenes)[number]

/** What a key asks the wall to do. */
export type WallCommand = { scene: SceneId } | 'fullScreen'

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** 1 to 6 choose a scene, F the full screen; everything else belongs to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed): WallCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key.toLowerCase() === 'f') return 'fullScreen'
  const scene = /^[1-6]$/.test(key) ? scenes[Number(key) - 1] : undefined
  return scene && { scene }
}
