import { texts } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { useMenu } from '../menu/menu-context.ts'
import { useUser } from '../session/user-context.ts'
import { useRecentScreens } from '../shell/recent/use-recent-screens.ts'
import styles from './recent-list.module.css'
import { screensShown } from './screens-shown.ts'

const words = texts({
  title: ['Recently opened', '最近打开'],
  none: ['The last five pages that you opened are listed here', '最近打开的五个页面会列在这里'],
  begin: ['Start with these pages', '可以从这里开始'],
})

/** The last five screens of this person on this device; before there are any, the first ones of the menu. */
export function RecentList() {
  const say = useSay()
  const menu = useMenu()
  const { isFirstVisit, screens } = screensShown(menu, useRecentScreens(useUser()?.id))

  return (
    <Panel title={say(isFirstVisit ? words.begin : words.title)}>
      {screens.length === 0 ? (
        <p className={styles.none}>{say(words.none)}</p>
      ) : (
        <ol className={styles.list}>
          {screens.map(({ address, title, page }) => (
            <li key={address}>
              <Link to={address}>
                <strong>{title ?? say(page.title)}</strong>
                <span>
                  {[...page.trail.map((entry) => say(entry.title)), title && say(page.title)]
                    .filter(Boolean)
                    .join(' / ')}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
