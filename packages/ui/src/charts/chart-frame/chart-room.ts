import { createContext, type RefObject, useEffect, useState } from 'react'

/** The height that a panel in full screen leaves to its drawing, px; without one each chart has its own. */
export const ChartRoom = createContext<number | undefined>(undefined)

/** What stands above and below a drawing in full screen, px. */
const HEAD_AND_FOOT = 140

/** Whether an element fills the screen, and the room that its drawing then has. */
export function useFullScreen(ref: RefObject<Element | null>) {
  const [room, setRoom] = useState<number>()

  useEffect(() => {
    const look = () =>
      setRoom(
        ref.current && document.fullscreenElement === ref.current
          ? window.innerHeight - HEAD_AND_FOOT
          : undefined,
      )
    document.addEventListener('fullscreenchange', look)
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      window.removeEventListener('resize', look)
    }
  }, [ref])

  return {
    room,
    isFull: room !== undefined,
    isAllowed: document.fullscreenEnabled === true,
    enter: () => void ref.current?.requestFullscreen(),
    leave: () => void document.exitFullscreen(),
  }
}
