import { useEffect } from 'react'
import { commandOf, type SceneId } from './wall-command.ts'

/** Obeys the keyboard of the wall; `onScene` is asked for a scene that exists. */
export function useWallKeys(onScene: (scene: SceneId) => void): void {
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
