import { useSay } from '@ampdeck/ui/language'
import type { CSSProperties, ReactNode } from 'react'
import type { Feed } from '../feed/feed.ts'
import { SourceContext } from '../feed/source-context.ts'
import type { Scene } from '../scenes/scene.ts'
import { useTick } from '../time/use-tick.ts'
import { Clock } from './clock.tsx'
import { frameTexts } from './frame.texts.ts'
import { Lamp } from './lamp.tsx'
import { pixelShift } from './pixel-shift.ts'
import { Ticker } from './ticker.tsx'
import styles from './wall-frame.module.css'
import { Weather } from './weather.tsx'

export interface WallFrameProps {
  feed: Feed
  /** Who the wall belongs to; empty until the first answer. */
  seller: string
  scenes: readonly Scene[]
  /** The scene that is shown; none while there is only a notice. */
  scene: Scene | undefined
  /** How long a scene is shown; 0 when the wall stays where it is. */
  everyMs: number
  children: ReactNode
}

/** The whole window: header, scene and the latest orders, all of it slowly wandering against burn-in. */
export function WallFrame({ feed, seller, scenes, scene, everyMs, children }: WallFrameProps) {
  const say = useSay()
  const translate = useTick(pixelShift)

  return (
    <div className={styles.frame} style={{ translate }}>
      <header className={styles.header}>
        <svg className={styles.logo} aria-hidden="true" viewBox="0 0 24 20">
          <path d="M1 15h5V7h8v8h5V2h4" />
          <path d="M1 19h22" />
        </svg>
        {seller && <p className={styles.seller}>{seller}</p>}
        <h1 className={styles.scene}>{say(scene?.title ?? frameTexts.wall)}</h1>
        {scene && scenes.length > 1 && <Ticks feed={feed} scenes={scenes} scene={scene} everyMs={everyMs} />}
        <div className={styles.end}>
          <Weather city={feed.view?.mainCity ?? null} />
          <Lamp feed={feed} />
          <Clock />
        </div>
      </header>
      {children}
      {scene && (
        <SourceContext value={feed}>
          <Ticker turns={feed.view?.turns ?? []} />
        </SourceContext>
      )}
    </div>
  )
}

/** One tick for each scene; that of the scene which is shown fills as its time passes. */
function Ticks({
  feed,
  scenes,
  scene,
  everyMs,
}: Pick<WallFrameProps, 'feed' | 'scenes' | 'everyMs'> & { scene: Scene }) {
  const say = useSay()
  const held = scene.id === 'alarm' ? feed.view?.held : undefined

  return (
    <div className={styles.turns}>
      <ol className={styles.ticks} aria-hidden="true">
        {scenes.map(({ id }) => (
          <li
            key={id === scene.id ? `${id} now` : id}
            className={styles.tick}
            data-now={id === scene.id || undefined}
            data-still={everyMs === 0 || Boolean(held) || undefined}
            data-held={held ? true : undefined}
            style={{ '--turn': `${everyMs}ms` } as CSSProperties}
          />
        ))}
      </ol>
      {held && <p className={styles.held}>{say(frameTexts.held, { level: held.level })}</p>}
    </div>
  )
}
