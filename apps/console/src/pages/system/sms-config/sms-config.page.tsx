import { smsConfigTexts } from '@ampdeck/api/system/sms-config.texts'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { Tabs } from '@ampdeck/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { LastChanges } from '../../../config/last-changes.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { LogTab } from './log-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import styles from './sms-config.module.css'
import { TemplatesTab } from './templates-tab.tsx'

const words = texts({
  tabs: ['SMS settings', '短信设置'],
  templates: ['Templates', '短信模板'],
  settings: ['Settings', '基本设置'],
  logs: ['Sent messages', '发送记录'],
})

const views = { templates: TemplatesTab, settings: SettingsTab, logs: LogTab } as const
type TabId = keyof typeof views
const ids = Object.keys(views) as TabId[]

/** What is sent by SMS, under which signature, and what was sent (screens.md S227). */
export function Page() {
  const say = useSay()
  const head = usePageHead('smsConfig')
  const [search, setSearch] = useSearchParams()
  const current = ids.find((id) => id === search.get('tab')) ?? 'templates'
  const View = views[current]

  return (
    <>
      <PageHead {...head} actions={<LastChanges of="smsConfig" texts={smsConfigTexts} />} />
      <Tabs
        className={styles.tabs}
        label={say(words.tabs)}
        tabs={ids.map((id) => ({ id, label: say(words[id]) }))}
        current={current}
        onChange={(tab) => setSearch({ tab })}
      >
        <View />
      </Tabs>
    </>
  )
}
