import { serverNow } from '@ampdeck/api/server-clock'
import type { UserInfo } from '@ampdeck/api/system/user'
import { userAdmin } from '@ampdeck/api/system/user-admin'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import { useEffect } from 'react'
import { client } from '../data/client.ts'
import { beginLeaving } from '../session/leaving.ts'
import { paths } from '../session/paths.ts'
import { clearSession } from '../session/storage.ts'
import styles from './view-banner.module.css'

const words = texts({
  banner: ['Console as another user', '以他人身份查看'],
  as: [
    '{looker} sees the console as {name}, read-only, until {time}',
    '{looker} 正以 {name} 的身份查看控制台，仅可查看，至 {time} 结束',
  ],
  leave: ['Leave', '退出查看'],
})

interface ViewBannerProps {
  user: UserInfo
  looker: NonNullable<UserInfo['lookedBy']>
}

/** Stands above every page while the console is shown as somebody else. */
export function ViewBanner({ user, looker }: ViewBannerProps) {
  const say = useSay()
  const back = paths.user(user.id)

  // The next call finds the session ended; without any the page asks by itself.
  useEffect(() => {
    const left = Date.parse(`${looker.until.replace(' ', 'T')}+08:00`) - serverNow()
    const timer = setTimeout(() => leave(back), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [looker.until, back])

  return (
    <section className={styles.banner} aria-label={say(words.banner)}>
      <Glyph name="alarm" tone="warning" size={14} />
      <p>
        {say(words.as, {
          looker: looker.name,
          name: `${user.name} (${user.account})`,
          time: looker.until.slice(11, 16),
        })}
      </p>
      <Button size="small" onClick={() => leave(back)}>
        {say(words.leave)}
      </Button>
    </section>
  )
}

/** Back to one's own session, whatever the server answers. */
async function leave(to: string): Promise<void> {
  beginLeaving()
  await client(userAdmin.leaveView, {}).catch(() => undefined)
  clearSession()
  location.assign(to)
}
