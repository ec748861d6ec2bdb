import type { ActionKey } from '@ampdeck/api/menu/menu-tree'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useCallback, useEffect } from 'react'
import type { Feed } from './feed/feed.ts'
import { frameTexts } from './frame/frame.texts.ts'
import { Guard } from './frame/guard.tsx'
import { KnownScenes } from './frame/known-scenes.tsx'
import { useTurn } from './frame/use-turn.ts'
import { useWallKeys } from './frame/use-wall-keys.ts'
import { WallFrame } from './frame/wall-frame.tsx'
import { Notice } from './parts/notice.tsx'
import type { WallAddress } from './wall-address.ts'

export interface WallProps {
  feed: Feed
  /** What the viewer may do; nothing as long as that is not known. */
  grants: ReadonlySet<ActionKey> | undefined
  address: WallAddress
  /** Told of the scene that is shown. */
  onScene?: ((id: string | undefined) => void) | undefined
}

/** How long a scene is shown where the address does not say it (screens.md §5). */
const EVERY_MS = 30_000

/** The wall display: one scene after the other, or as the keyboard and the alarms want it. */
export function Wall({ feed, grants, address, onScene }: WallProps) {
  const say = useSay()
  const { language } = useLanguage()
  const all = address.scenes
  const scenes = all.filter(({ needs }) => !grants || needs.every((key) => grants.has(key)))
  const { held } = feed.view ?? {}
  const everyMs = address.everyMs ?? EVERY_MS
  const rotation = {
    scenes: scenes.map(({ id }) => id),
    everyMs,
    alarm: held === null ? null : held?.alarmId,
  }
  const { scene: id, choose } = useTurn(rotation, address.scene, (name) =>
    all.some((scene) => scene.id === name),
  )
  useWallKeys(useCallback((place) => choose(all[place]?.id), [choose, all]))

  const scene = scenes.find((one) => one.id === id)
  useEffect(() => onScene?.(scene?.id), [onScene, scene?.id])
  const isForbidden = feed.failure === 'forbidden' || scenes.length === 0
  const { sellerName = '', sellerNameEn = '' } = feed.view ?? {}
  return (
    <WallFrame
      feed={feed}
      seller={(language === 'en' && sellerNameEn) || sellerName}
      scenes={scenes}
      scene={isForbidden ? undefined : scene}
      everyMs={everyMs}
    >
      {isForbidden ? (
        <Notice title={say(frameTexts.forbidden)}>{say(frameTexts.forbiddenWay)}</Notice>
      ) : scene ? (
        <Guard
          key={scene.id}
          fallback={<Notice title={say(frameTexts.failed)}>{say(frameTexts.failedWay)}</Notice>}
        >
          <scene.Scene feed={feed} everyMs={everyMs} stationId={address.stationId} />
        </Guard>
      ) : (
        <Notice title={say(frameTexts.unknownScene, { name: id })}>
          <KnownScenes scenes={scenes} choose={choose} />
        </Notice>
      )}
    </WallFrame>
  )
}
