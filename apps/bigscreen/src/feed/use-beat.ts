import { type WallHealth, type WallSettings, wall } from '@ampdeck/api/system/wall'
import { useEffect, useRef, useState } from 'react'
import { followBuild, ownBuild } from '../session/pages.ts'
import { client } from './client.ts'

const EVERY_MS = 60_000
/** For so long pictures are counted before each beat: counting all the time would itself cost some. */
const COUNTED_MS = 2_000
const MEGA = 1_000_000

/**
 * Tells the server once a minute how this screen is, and as soon as it is there again, and hears what its wall shows.
 * When the server has other pages than this screen, it reads itself again: a wall follows an upgrade without anybody
 * touching it.
 *
 * @param scene the one that is shown
 * @param opened how often the line to the server has been opened
 */
export function useBeat(scene: string | undefined, opened: number): WallSettings | null {
  const [settings, setSettings] = useState<WallSettings | null>(null)
  const shown = useRef(scene)
  const isKnown = useRef(false)
  useEffect(() => {
    shown.current = scene
  }, [scene])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a server that is there again may be another one
  useEffect(() => {
    let isOver = false
    const beat = async (isCounted = true) => {
      const health = await healthOf(shown.current ?? '', isCounted)
      if (isOver) return
      const heard = await client(wall.beat, health).catch(() => undefined)
      if (!heard || isOver) return
      isKnown.current = true
      // The same settings keep their identity, so that nothing is drawn again.
      setSettings((known) => (JSON.stringify(known) === JSON.stringify(heard.wall) ? known : heard.wall))
      await followBuild(heard.build)
    }
    // What the wall shows is wanted before there is anything to count.
    void (isKnown.current ? beat() : beat(false).then(() => beat()))
    const timer = setInterval(() => void beat(), EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [opened])

  return settings
}

async function healthOf(scene: string, isCounted: boolean): Promise<WallHealth> {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } }
  return {
    framesPerSecond: isCounted && !document.hidden ? await countFrames() : null,
    heapMb: memory ? Math.round(memory.usedJSHeapSize / MEGA) : null,
    width: innerWidth,
    height: innerHeight,
    scene,
    build: ownBuild,
  }
}

/** How many pictures a second the browser draws now. */
function countFrames(): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now()
    let frames = 0
    const count = () => {
      frames++
      const ms = performance.now() - begun
      if (ms < COUNTED_MS) requestAnimationFrame(count)
      else resolve(Math.round((frames * 10_000) / ms) / 10)
    }
    requestAnimationFrame(count)
  })
}
