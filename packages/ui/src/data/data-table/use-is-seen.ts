import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** False until the first drawing was painted: what nobody sees yet can wait for it. `see` does not wait. */
export function useIsSeen(): { isSeen: boolean; see: () => void } {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    let later: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => setSeen(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [])
  const see = () => {
    if (!isSeen) flushSync(() => setSeen(true))
  }
  return { isSeen, see }
}
