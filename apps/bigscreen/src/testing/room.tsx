import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import '../wall.css'
import { parseTimestamp } from '@ampdeck/api/time'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { Feed } from '../feed/feed.ts'
import type { Source } from '../feed/source.ts'
import { stoppedAt } from '../time/ticker.ts'
import { TickerContext } from '../time/use-tick.ts'
import { networkView } from './network-view.ts'

/** The moment at which stories and pictures stand still. */
export const NOW = parseTimestamp('2026-07-22 14:32:08')

const ticker = stoppedAt(NOW)
const SECOND = 1_000

/** What a scene has in common with the others. */
export function feedOf(change: Partial<Feed> = {}): Feed {
  return {
    view: networkView(),
    since: NOW - SECOND,
    failure: undefined,
    started: [],
    told: new Map(),
    ...change,
  }
}

/** An answer that came so many seconds ago. */
export function sourceOf<View>(view: View | undefined, age = 1): Source<View> {
  return { view, since: NOW - age * SECOND, failure: undefined }
}

/** The wall has a document of its own, with the time standing still. */
export const inItsRoom: Decorator = (Story) => {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-wall', true)
    return () => {
      document.documentElement.toggleAttribute('data-wall', false)
    }
  }, [])

  return (
    <TickerContext value={ticker}>
      <Story />
    </TickerContext>
  )
}

/** A scene fills what header and ticker leave of the window. */
const onTheWall: Decorator = (Story) => (
  <div
    style={{
      display: 'flex',
      height: '100vh',
      flexDirection: 'column',
      padding: 'calc(112 * var(--px)) calc(40 * var(--px)) calc(90 * var(--px))',
    }}
  >
    <Story />
  </div>
)

/** What every story of the wall says of its window. */
export const wallParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '540px' } },
  viewport: {
    options: {
      wall: { name: 'Wall 1920 × 1080', styles: { width: '1920px', height: '1080px' } },
      twoScreens: { name: 'Two screens 3840 × 1080', styles: { width: '3840px', height: '1080px' } },
    },
  },
}

/** How the stories of a scene are shown. */
export const sceneStories = {
  decorators: [onTheWall, inItsRoom],
  parameters: wallParameters,
  globals: { viewport: { value: 'wall' } },
}
