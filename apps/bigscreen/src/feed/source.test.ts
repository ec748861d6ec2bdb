import { describe, expect, it } from 'vitest'
import { networkView } from '../testing/network-view.ts'
import type { Feed } from './feed.ts'
import { freshnessOf, linkOf } from './source.ts'

const SECOND = 1_000
const feed: Feed = { view: networkView(), since: 0, failure: undefined, started: [], told: new Map() }
const silent: Feed = { ...feed, view: undefined }

describe('the lamp', () => {
  it('is live while the last answer is younger than 30 s, whatever failed since', () => {
    expect(linkOf({ ...feed, failure: 'network' }, 29 * SECOND)).toBe('live')
  })

  it('is delayed from 30 s on', () => {
    expect(linkOf(feed, 30 * SECOND)).toBe('delayed')
    expect(linkOf({ ...feed, failure: 'server' }, 40 * SECOND)).toBe('delayed')
  })

  it('has lost its link when the server cannot be reached', () => {
    expect(linkOf({ ...feed, failure: 'network' }, 30 * SECOND)).toBe('lost')
    expect(linkOf({ ...silent, failure: 'timeout' }, 0)).toBe('lost')
  })

  it('is connecting until the first answer', () => {
    expect(linkOf(silent, 10 * SECOND)).toBe('connecting')
  })
})

describe('a value', () => {
  it('is fresh for 30 s, stale for 5 min and gone afterwards', () => {
    expect(freshnessOf(feed, 29_999)).toBe('fresh')
    expect(freshnessOf(feed, 30_000)).toBe('stale')
    expect(freshnessOf(feed, 299_999)).toBe('stale')
    expect(freshnessOf(feed, 300_000)).toBe('gone')
  })

  it('is not shown before the first answer', () => expect(freshnessOf(silent, 0)).toBe('gone'))

  it('stays fresh when the clock is set back', () => expect(freshnessOf(feed, -60_000)).toBe('fresh'))
})
