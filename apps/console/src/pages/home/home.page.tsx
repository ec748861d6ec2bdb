import { texts } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import { useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { Link } from 'react-router-dom'
import { useMenu } from '../../menu/menu-context.ts'
import { paths } from '../../session/paths.ts'
import { useUser } from '../../session/user-context.ts'
import { greetingAt } from './greeting.ts'
import styles from './home.module.css'

const words = texts({ pages: ['Your pages', '您的页面'] })

/** The landing after log-in: a greeting by the hour of UTC+8, and the ways on. */
export function Page() {
  const say = useSay()
  const menu = useMenu()
  const user = useUser()
  const hour = Number(formatTimestamp(Date.now()).slice(11, 13))
  const pages = menu.pages.filter((page) => page.isShown && page.isBuilt && page.url !== paths.home)

  return (
    <>
      <PageHead title={say(greetingAt(hour), { name: user?.name ?? '' })} />
      <section className={styles.pages} aria-labelledby="pages">
        <h2 id="pages">{say(words.pages)}</h2>
        <ul>
          {pages.map((page) => (
            <li key={page.url}>
              <Link to={page.url}>
                <strong>{say(page.title)}</strong>
                <span>{page.trail.map((entry) => say(entry.title)).join(' / ')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
