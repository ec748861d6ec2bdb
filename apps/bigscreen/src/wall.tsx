import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useCallback, useState } from 'react'
import type { Feed } from './feed/feed.ts'
import { frameTexts } from './frame/frame.texts.ts'
import { Notice } from './frame/notice.tsx'
import { useWallKeys } from './frame/use-wall-keys.ts'
import { type SceneId, scenes } from './frame/wall-command.ts'
import { WallFrame } from './frame/wall-frame.tsx'
import { NetworkScene } from './scenes/network/network-scene.tsx'

/** The wall display: one scene at a time, chosen by the keyboard. */
export function Wall({ feed }: { feed: Feed }) {
  const say = useSay()
  const { language } = useLanguage()
  const [scene, setScene] = useState<SceneId>(scenes[0])
  useWallKeys(useCallback((chosen) => setScene(chosen), []))

  const { sellerName = '', sellerNameEn = '' } = feed.view ?? {}
  const seller = (language === 'en' && sellerNameEn) || sellerName
  return (
    <WallFrame feed={feed} seller={seller} scene={say(frameTexts[scene])}>
      {feed.failure === 'forbidden' ? (
        <Notice title={say(frameTexts.forbidden)}>{say(frameTexts.forbiddenWay)}</Notice>
      ) : (
        <NetworkScene feed={feed} />
      )}
    </WallFrame>
  )
}
