import { useMemo } from 'react'
import type { LiveStore } from '../../foundation/live/live-store.ts'
import type { Gun } from '../gun-tile/gun.ts'
import { plainFeed } from './matrix-data.ts'
import { type MatrixOptions, MatrixView } from './matrix-view.tsx'

export interface GunMatrixProps extends MatrixOptions {
  guns: readonly Gun[]
  /** The guns of which nothing has been heard for more than three beats. */
  staleIds?: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/**
 * All guns of a place, pile by pile, with a legend that counts and filters. One Tab stop; arrows move between guns,
 * typing a pile's code finds it. With more than 200 guns only the rows in sight are mounted.
 */
export function GunMatrix({ guns, staleIds = NONE, ...options }: GunMatrixProps) {
  const feed = useMemo(() => plainFeed(guns, staleIds), [guns, staleIds])

  return <MatrixView {...options} feed={feed} />
}

export interface LiveGunMatrixProps extends MatrixOptions {
  store: LiveStore<string, Gun>
}

/** The matrix over a live store: a flush renders again only those tiles in sight whose gun has changed. */
export function LiveGunMatrix({ store, ...options }: LiveGunMatrixProps) {
  return <MatrixView {...options} feed={store} />
}
