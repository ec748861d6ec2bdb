import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import type { Source } from './source.ts'

/** The network as every scene knows it: its guns are kept up to date by the stream. */
export interface Feed extends Source<NetworkView> {
  /** Guns at which a charge has begun within the last seconds. */
  started: readonly number[]
  /** Of each gun what the stream told last. */
  told: ReadonlyMap<number, LiveEventOf<'gun'>>
}
