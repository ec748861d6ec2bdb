import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import styles from './user-button.module.css'

/** How many characters of the name are drawn; the rest is only read aloud. */
const DRAWN = 10

export interface UserButtonProps extends ComponentProps<'button'> {
  /** The person's name as it is to be read; ten characters of it are drawn, below 1040 px none. */
  name: string
  /** The address of the person's picture; without it the first letter of the name. */
  picture?: string | undefined
}

/**
 * The user's own button: the picture, or the initial where there is none or it cannot be shown, and the name cut at ten
 * characters.
 */
export function UserButton({ name, picture, ...rest }: UserButtonProps) {
  const [broken, setBroken] = useState<string>()
  const letters = Array.from(name)
  const undrawn = letters.slice(DRAWN).join('')

  return (
    <button type="button" title={name} className={styles.user} {...rest}>
      {picture && picture !== broken ? (
        <img src={picture} alt="" className={styles.avatar} onError={() => setBroken(picture)} />
      ) : (
        <span className={styles.avatar} data-initial={letters[0]?.toUpperCase()} />
      )}
      <span className={styles.name} data-cut={undrawn !== '' || undefined}>
        {letters.slice(0, DRAWN).join('')}
        {undrawn && <span className={styles.undrawn}>{undrawn}</span>}
      </span>
      <ChevronDown />
    </button>
  )
}
