import { ChevronLeft, ChevronRight, ThumbsUp, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { PhoneContent, PhonePicture } from './phone-content.ts'
import { phoneTexts as t } from './phone-preview.texts.ts'
import styles from './phone-screens.module.css'

type Of<Kind extends PhoneContent['kind']> = Extract<PhoneContent, { kind: Kind }>

/** A picture over the app's first page, which is dim behind it. */
export function PopUpScreen({ title, picture, hasLink = true }: Of<'popUp'>) {
  const say = useSay()

  return (
    <div className={styles.popUp}>
      <FirstPage />
      <div className={styles.scrim}>
        <div className={styles.card}>
          <Picture picture={picture} shape="tall" />
          <Title title={title} />
          {hasLink && <span className={styles.button}>{say(t.open)}</span>}
        </div>
        <span className={styles.cross} role="img" aria-label={say(t.close)}>
          <X />
        </span>
      </div>
    </div>
  )
}

/** The slides on top of the app's first page; they turn by hand here, so that each can be looked at. */
export function CarouselScreen({ slides }: Of<'carousel'>) {
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
      <FirstPage />
    </div>
  )
}

/** An article: cover, title, text, and how many liked it. */
export function DiscoveryScreen({ title, cover, body, likes, isTop = false }: Of<'discovery'>) {
  const say = useSay()

  return (
    <div className={styles.page}>
      <Picture picture={cover} shape="wide" />
      <Title title={title} tag={isTop && say(t.top)} />
      <LongText>{body}</LongText>
      <p className={styles.likes}>
        <ThumbsUp aria-hidden="true" />
        {say(t.likes, { count: likes })}
      </p>
    </div>
  )
}

/** An activity: poster, period, rules, and the button that its state allows. */
export function ActivityScreen({ title, poster, from, to, rules, state = 'running' }: Of<'activity'>) {
  const say = useSay()
  const { day, minute } = useFormats()
  const words = { running: say(t.join), over: say(t.over), notYet: say(t.notYet, { from: minute(from) }) }

  return (
    <div className={styles.page}>
      <Picture picture={poster} shape="wide" />
      <Title title={title} />
      <p className={styles.period}>{say(t.period, { from: day(from), to: day(to) })}</p>
      <p className={styles.section}>{say(t.rules)}</p>
      <LongText>{rules}</LongText>
      <span className={styles.button} data-off={state !== 'running' || undefined}>
        {words[state]}
      </span>
    </div>
  )
}

function Title({ title, tag }: { title: string; tag?: string | false }) {
  const say = useSay()

  return (
    <p className={styles.title} data-missing={!title || undefined}>
      {tag && <span className={styles.tag}>{tag}</span>}
      {title || say(t.noTitle)}
    </p>
  )
}

function LongText({ children }: { children: ReactNode }) {
  const say = useSay()

  return (
    <div className={styles.text} data-missing={!children || undefined}>
      {children || say(t.noText)}
    </div>
  )
}

/** The app's first page in outlines. */
function FirstPage() {
  const say = useSay()

  return (
    <div className={styles.behind} aria-hidden="true">
      <p className={styles.section}>{say(t.station)}</p>
      {[64, 48, 72, 56].map((width) => (
        <div key={width} className={styles.station}>
          <span />
          <span style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}

interface PictureProps {
  picture: PhonePicture | undefined
  /** Width by height. Styled by `[data-shape]`. */
  shape: 'wide' | 'tall'
}

/** A picture, or a drawing of our own where there is none or where it cannot be loaded. */
function Picture({ picture, shape }: PictureProps) {
  const say = useSay()
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const common = { className: styles.picture, 'data-shape': shape }

  if (picture && picture.src !== brokenSrc)
    return <img {...common} src={picture.src} alt={picture.alt} onError={() => setBrokenSrc(picture.src)} />
  return (
    <div {...common} role="img" aria-label={say(t.noPicture)} data-missing="">
      <svg viewBox="0 0 120 60" width="96" height="48" aria-hidden="true">
        <path d="M6 48 34 22l18 16 22-24 40 34" />
        <circle cx="30" cy="12" r="5" />
      </svg>
      <span aria-hidden="true">{say(t.noPicture)}</span>
    </div>
  )
}
