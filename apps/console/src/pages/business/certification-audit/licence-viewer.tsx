import { texts } from '@ampdeck/api/texts'
import { IconButton } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { PrivatePicture } from '../../../shell/private-picture.tsx'
import styles from './certification.module.css'

const words = texts({
  larger: ['Zoom in', '放大'],
  smaller: ['Zoom out', '缩小'],
})

/** Times its width at the beginning. */
const STEPS = [1, 1.5, 2, 3, 4]

/** A picture that is enlarged in its frame and moved by scrolling. */
export function LicenceViewer({ src, label }: { src: string; label: string }) {
  const say = useSay()
  const [step, setStep] = useState(0)
  const scale = STEPS[step] ?? 1

  return (
    <figure className={styles.viewer}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by key. */}
      <div className={styles.frame} tabIndex={0}>
        <PrivatePicture url={src} alt={label} style={{ width: `${scale * 100}%` }} />
      </div>
      <figcaption className={styles.tools}>
        <span>{label}</span>
        <IconButton label={say(words.smaller)} disabled={step === 0} onClick={() => setStep(step - 1)}>
          <Minus />
        </IconButton>
        {Math.round(scale * 100)} %
        <IconButton
          label={say(words.larger)}
          disabled={step === STEPS.length - 1}
          onClick={() => setStep(step + 1)}
        >
          <Plus />
        </IconButton>
      </figcaption>
    </figure>
  )
}
