import { flushSync } from 'react-dom'
import { configure } from 'storybook/test'

/** Parts arrive on demand, and a machine may be busy: what a story waits for may take many seconds. */
configure({ asyncUtilTimeout: 15_000 })

/** So long a tab that is not seen is waited for, which is given no frames. */
const NO_FRAME_MS = 100

/**
 * Gives a play function the pace of a person where React has no `act` that would wait for what a press brings: in what
 * is built. Each event is answered before the next, as those of a browser are. A frame goes by before each press or wait,
 * in which the page begins to listen, and two after it, in which an overlay moves the focus.
 */
export function pacePlay(): void {
  if (import.meta.env.DEV) return
  configure({
    eventWrapper: (press) => flushSync(press),
    asyncWrapper: async (work) => {
      await frame()
      const result = await work()
      await frame()
      await frame()
      return result
    },
  })
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, NO_FRAME_MS)
  })
}
