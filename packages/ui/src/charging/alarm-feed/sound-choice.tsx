import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './alarm-feed.module.css'
import { feedTexts } from './alarm-feed.texts.ts'
import type { Beeper } from './beeper.ts'

/** Whether alarms are heard: never chosen, chosen, or refused. */
export type Sound = 'ask' | 'on' | 'off'

export interface SoundProps {
  sound: Sound
  onSoundChange: (sound: 'on' | 'off') => void
  beeper: Beeper
}

/** The bell in the head of the feed. A choice of an earlier visit waits for a press, as browsers demand. */
export function SoundButton({ sound, onSoundChange, beeper }: SoundProps) {
  const say = useSay()
  const [isArmed, setArmed] = useState(() => beeper.isArmed())
  const arm = async () => setArmed(await beeper.arm())

  if (sound === 'on' && !isArmed) {
    return (
      <Button size="small" icon={<Bell />} title={say(feedTexts.soundWaits)} onClick={arm}>
        {say(feedTexts.allow)}
      </Button>
    )
  }
  const isOn = sound === 'on'
  const toggle = async () => {
    if (!isOn) await arm()
    onSoundChange(isOn ? 'off' : 'on')
  }
  return (
    <IconButton
      size="small"
      label={say(isOn ? feedTexts.soundOn : feedTexts.soundOff)}
      aria-pressed={isOn}
      onClick={toggle}
    >
      {isOn ? <Bell /> : <BellOff />}
    </IconButton>
  )
}

/** Asks once. The press that says yes is also the one that browsers demand. */
export function SoundQuestion({ onSoundChange, beeper }: Omit<SoundProps, 'sound'>) {
  const say = useSay()
  const turnOn = async () => {
    await beeper.arm()
    beeper.beep(false)
    onSoundChange('on')
  }

  return (
    <div className={styles.question}>
      <p>{say(feedTexts.ask)}</p>
      <Button size="small" onClick={turnOn}>
        {say(feedTexts.turnOn)}
      </Button>
      <Button size="small" look="plain" onClick={() => onSoundChange('off')}>
        {say(feedTexts.staySilent)}
      </Button>
    </div>
  )
}
