import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './alarm-feed.module.css'
import { feedTexts } from './alarm-feed.texts.ts'

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

/** What a beep needs of the browser; a test brings its own. */
export type AudioMaker = () => AudioContext | undefined

export interface Beeper {
  /** Makes sound possible. Browsers allow it only while a press is being handled; whether it worked. */
  arm(): Promise<boolean>
  /** Whether a beep would be heard. */
  isArmed(): boolean
  /** Two short tones for critical, one for anything else; nothing before it is armed. */
  beep(isCritical: boolean): void
}

const CRITICAL_HZ = 880
const OTHER_HZ = 587
const TONE_S = 0.12
const PAUSE_S = 0.08
const LOUDNESS = 0.2
/** A burst is one signal, not a siren. */
const LEAST_BETWEEN_S = 2

const browserAudio: AudioMaker = () => (typeof AudioContext === 'undefined' ? undefined : new AudioContext())

/** Beeps by WebAudio. It never makes a sound by itself: somebody must have pressed a button on this page. */
export function createBeeper(make: AudioMaker = browserAudio): Beeper {
  let audio: AudioContext | undefined
  let lastAt = Number.NEGATIVE_INFINITY

  function tone(context: AudioContext, at: number, hertz: number) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.frequency.value = hertz
    // Soft ends: a tone that is cut off clicks.
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01)
    gain.gain.linearRampToValueAtTime(0, at + TONE_S)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(at)
    oscillator.stop(at + TONE_S)
  }

  return {
    async arm() {
      audio ??= make()
      if (audio?.state === 'suspended') await audio.resume()
      return audio?.state === 'running'
    },
    isArmed: () => audio?.state === 'running',
    beep(isCritical) {
      if (audio?.state !== 'running' || audio.currentTime - lastAt < LEAST_BETWEEN_S) return
      lastAt = audio.currentTime
      tone(audio, lastAt, isCritical ? CRITICAL_HZ : OTHER_HZ)
      if (isCritical) tone(audio, lastAt + TONE_S + PAUSE_S, CRITICAL_HZ)
    },
  }
}
