import { use, useCallback, useState } from 'react'
import { TickerContext, useTick } from '../time/use-tick.ts'
import { nextTurn, type Rotation, type Turn } from './rotation.ts'

const SECOND = 1_000

/**
 * The scene that is shown now, and how to choose another one.
 *
 * @param begin the scene of the address; one that does not exist is kept until another one is chosen
 * @param exists whether there is such a scene
 */
export function useTurn(
  rotation: Omit<Rotation, 'misnamed'>,
  begin: string | undefined,
  exists: (scene: string) => boolean,
): { scene: string; choose: (scene: string | undefined) => void } {
  const ticker = use(TickerContext)
  const now = useTick((time) => Math.floor(time / SECOND) * SECOND)
  const [turn, setTurn] = useState<Turn>(() => ({
    scene: begin ?? rotation.scenes[0] ?? '',
    since: ticker.now(),
    alarm: begin === undefined ? null : undefined,
  }))
  const misnamed = begin !== undefined && !exists(begin) ? begin : undefined
  const shown = nextTurn(turn, { ...rotation, misnamed }, now)
  if (shown !== turn) setTurn(shown)

  const choose = useCallback(
    (scene: string | undefined) => {
      if (scene !== undefined) setTurn((before) => ({ ...before, scene, since: ticker.now() }))
    },
    [ticker],
  )
  return { scene: shown.scene, choose }
}
