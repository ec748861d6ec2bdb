import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { PhoneContent } from './phone-content.ts'
import styles from './phone-preview.module.css'
import { phoneTexts as t } from './phone-preview.texts.ts'
import { ActivityScreen, CarouselScreen, DiscoveryScreen, PopUpScreen } from './phone-screens.tsx'

export interface PhonePreviewProps extends Omit<ComponentProps<'figure'>, 'content' | 'children'> {
  /** What the member is shown, by its kind: pop-up, carousel, discovery or activity. */
  content: PhoneContent
  /** The name of the operator’s app, in the head of the phone. */
  appName: string
}

/** A phone with what the member sees. It is a picture of the app: what looks like its buttons does nothing. */
export function PhonePreview({ content, appName, className, ...rest }: PhonePreviewProps) {
  const say = useSay()

  return (
    <figure {...rest} className={clsx(styles.preview, className)}>
      <figcaption className={styles.caption}>
        {say(t[content.kind])} <span>{say(t.preview)}</span>
      </figcaption>
      <div className={styles.phone}>
        <div className={styles.bar} aria-hidden="true">
          <span>10:00</span>
          <span className={styles.island} />
          <span>100 %</span>
        </div>
        <p className={styles.app}>{appName}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by key. */}
        <div className={styles.screen} tabIndex={0}>
          <Screen content={content} />
        </div>
        <span className={styles.handle} aria-hidden="true" />
      </div>
    </figure>
  )
}

function Screen({ content }: { content: PhoneContent }) {
  switch (content.kind) {
    case 'popUp':
      return <PopUpScreen {...content} />
    case 'carousel':
      return <CarouselScreen {...content} />
    case 'discovery':
      return <DiscoveryScreen {...content} />
    case 'activity':
      return <ActivityScreen {...content} />
  }
}
