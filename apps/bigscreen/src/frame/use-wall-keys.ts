import { useEffect } from 'react'
import { commandOf } from './wall-command.ts'

/** Obeys the keyboard of the wall; `onScene` is asked for the scene at a place of the list, which may be none. */
export function useWallKeys(onScene: (place: number) => void): void {
  useEffect(() => {
    const obey = (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (command === undefined) return
      event.preventDefault()
      if (command === 'fullScreen') toggleFullScreen()
      else onScene(command.scene)
    }

    addEventListener('keydown', obey)
    return () => removeEventListener('keydown', obey)
  }, [onScene])
}

/** A browser that refuses leaves the wall as it is. */
function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  done.catch(() => undefined)
}
