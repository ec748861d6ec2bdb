import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { PhoneContent } from './phone-content.ts'
import { Picture } from './phone-picture.tsx'
import { phoneTexts as t } from './phone-preview.texts.ts'
import { Behind } from './pop-up-screen.tsx'
import styles from './screens.module.css'

/** The slides on top of the app's first page; they turn by hand here, so that each can be looked at. */
export function CarouselScreen({ slides }: Extract<PhoneContent, { kind: 'carousel' }>) {
  const say = useSay()
  const [chosen, setChosen] = useState(0)
  // A slide may be taken away while it is looked at.
  const here = Math.min(chosen, Math.max(0, slides.length - 1))
  const slide = slides[here]
  const turn = (step: number) => setChosen((here + step + slides.length) % slides.length)

  return (
    <div className={styles.page}>
      <div className={styles.slide}>
        <Picture picture={slide?.picture} shape="wide" />
        <p className={styles.slideTitle} aria-live="polite" data-missing={!slide || undefined}>
          {slide ? slide.title || say(t.noTitle) : say(t.noSlide)}
          {slide && (
            <span className="visually-hidden">
              , {say(t.slide, { number: here + 1, count: slides.length })}
            </span>
          )}
        </p>
      </div>
      {slides.length > 1 && (
        <div className={styles.turn}>
          <IconButton size="small" label={say(t.previous)} onClick={() => turn(-1)}>
            <ChevronLeft />
          </IconButton>
          <span className={styles.dots} aria-hidden="true">
            {slides.map(({ id }, index) => (
              <span key={id} data-here={index === here || undefined} />
            ))}
          </span>
          <IconButton size="small" label={say(t.next)} onClick={() => turn(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
      <Behind />
    </div>
  )
}
