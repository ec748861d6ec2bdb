import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { Tabs } from '@ampdeck/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { BaseSettings } from '../../account/base-settings.tsx'
import { OwnPage } from '../../account/own-page.tsx'
import { Security } from '../../account/security.tsx'
import styles from './account-settings.module.css'

const words = texts({
  tabs: ['Personal settings', '个人设置'],
  base: ['Basic settings', '基本设置'],
  security: ['Security', '安全设置'],
})

const BASE = 'base'
const SECURITY = 'security'

/** The personal settings (screens.md S006); the tab is in the address. */
export function Page() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const current = search.get('tab') === SECURITY ? SECURITY : BASE

  return (
    <OwnPage id="accountSettings">
      {(user) => (
        <Tabs
          label={say(words.tabs)}
          tabs={[
            { id: BASE, label: say(words.base) },
            { id: SECURITY, label: say(words.security) },
          ]}
          current={current}
          onChange={(tab) => setSearch(tab === SECURITY ? { tab } : {})}
        >
          <div className={styles.panels}>
            {current === SECURITY ? <Security user={user} /> : <BaseSettings user={user} />}
          </div>
        </Tabs>
      )}
    </OwnPage>
  )
}
