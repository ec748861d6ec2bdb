import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import styles from './user-picture.module.css'

const words = texts({
  own: ['Avatar', '头像'],
  default: ['Default avatar', '默认头像'],
})

/** A user's picture; the default one where there is none, or where it cannot be read. */
export function UserPicture({ address }: { address: string | null }) {
  const say = useSay()
  const [unreadable, setUnreadable] = useState<string | null>(null)

  if (address && address !== unreadable) {
    return (
      <img
        className={styles.picture}
        src={address}
        alt={say(words.own)}
        onError={() => setUnreadable(address)}
      />
    )
  }
  return (
    <span role="img" className={styles.picture} aria-label={say(words.default)}>
      <UserRound size={40} aria-hidden="true" />
    </span>
  )
}
