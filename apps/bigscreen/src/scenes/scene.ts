import type { ActionKey } from '@ampdeck/api/menu/menu-tree'
import type { Text } from '@ampdeck/api/texts'
import type { ComponentType } from 'react'
import type { Feed } from '../feed/feed.ts'

export interface SceneProps {
  feed: Feed
  /** How long a scene is shown; 0 when the wall stays where it is. */
  everyMs: number
  /** The only station that the wall shows, where it is about one station. */
  stationId?: number | undefined
}

/** One picture of the wall. Its code and its own sources are loaded when it is first shown. */
export interface Scene {
  /** As in the address, `?scene=`. */
  id: string
  title: Text
  /** What the viewer must be allowed; without it the scene is left out. */
  needs: readonly ActionKey[]
  Scene: ComponentType<SceneProps>
}
