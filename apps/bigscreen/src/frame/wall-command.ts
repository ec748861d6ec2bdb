/** What a key asks the wall to do: show the scene at a place of the list, from 0, or fill the screen. */
export type WallCommand = { scene: number } | 'fullScreen'

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
  return /^[1-6]$/.test(key) ? { scene: Number(key) - 1 } : undefined
}
