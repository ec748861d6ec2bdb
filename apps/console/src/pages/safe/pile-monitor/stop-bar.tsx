import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { useEffect, useEffectEvent } from 'react'
import styles from './pile-monitor.module.css'
import { monitorTexts as words } from './pile-monitor.texts.ts'

interface StopBarProps {
  count: number
  onStop: () => void
  onClear: () => void
}

/** What can be done with the chosen guns. Escape clears the choice. */
export function StopBar({ count, onStop, onClear }: StopBarProps) {
  const say = useSay()
  const clear = useEffectEvent((event: KeyboardEvent) => {
    const isOverlayOpen = document.querySelector('[role=dialog][data-state=open]')
    if (event.key === 'Escape' && !event.defaultPrevented && !isOverlayOpen) onClear()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => clear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <section className={styles.bar} aria-label={say(words.bulk)}>
      <strong role="status">{say(words.chosen, { count })}</strong>
      <Button look="danger" onClick={onStop}>
        {say(words.stop)}
      </Button>
      <Button look="plain" aria-keyshortcuts="Escape" onClick={onClear}>
        {say(words.clear)}
      </Button>
    </section>
  )
}
