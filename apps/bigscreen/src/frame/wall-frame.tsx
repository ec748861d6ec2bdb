import type { ReactNode } from 'react'
import type { Feed } from '../feed/feed.ts'
import { useTick } from '../time/use-tick.ts'
import { Clock } from './clock.tsx'
import { Lamp } from './lamp.tsx'
import { pixelShift } from './pixel-shift.ts'
import styles from './wall-frame.module.css'

export interface WallFrameProps {
  feed: Feed
  /** Who the wall belongs to; empty until the first answer. */
  seller: string
  /** The scene's name. */
  scene: string
  children: ReactNode
}

/** The whole window: the header above, the scene below, all of it slowly wandering against burn-in. */
export function WallFrame({ feed, seller, scene, children }: WallFrameProps) {
  const translate = useTick(pixelShift)

  return (
    <div className={styles.frame} style={{ translate }}>
      <header className={styles.header}>
        <svg className={styles.logo} aria-hidden="true" viewBox="0 0 24 20">
          <path d="M1 15h5V7h8v8h5V2h4" />
          <path d="M1 19h22" />
        </svg>
        {seller && <p className={styles.seller}>{seller}</p>}
        <h1 className={styles.scene}>{scene}</h1>
        <Lamp feed={feed} />
        <Clock />
      </header>
      {children}
    </div>
  )
}
