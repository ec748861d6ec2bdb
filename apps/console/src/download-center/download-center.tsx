import { Dialog } from '@ampdeck/ui/dialog'
import { useSay } from '@ampdeck/ui/language'
import { Tabs } from '@ampdeck/ui/tabs'
import { useState } from 'react'
import styles from './download-center.module.css'
import { centerTexts as t } from './download-center.texts.ts'
import { ExportTab } from './export-tab.tsx'
import { ImportTab } from './import-tab.tsx'
import { TemplateTab } from './template-tab.tsx'

type CenterTab = 'export' | 'import' | 'template'

export interface DownloadCenterProps {
  /** The tab to begin with; another one asked for while it is open is gone to. */
  tab: CenterTab
  onClose: () => void
}

const tabs: readonly CenterTab[] = ['export', 'import', 'template']

/** Files that were made for the user, files that were imported, and the templates for those (requirements.md §2, S011). */
export function DownloadCenter({ tab, onClose }: DownloadCenterProps) {
  const say = useSay()
  const [{ asked, current }, setTab] = useState({ asked: tab, current: tab })
  if (asked !== tab) setTab({ asked: tab, current: tab })
  const goTo = (next: CenterTab) => setTab({ asked, current: next })

  return (
    <Dialog open width="wide" title={say(t.title)} onClose={onClose}>
      <Tabs
        label={say(t.tabs)}
        tabs={tabs.map((id) => ({ id, label: say(t[id]) }))}
        current={current}
        onChange={(id) => goTo(id as CenterTab)}
      >
        <div className={styles.panel}>
          {current === 'export' && <ExportTab />}
          {current === 'import' && <ImportTab />}
          {current === 'template' && <TemplateTab onSubmitted={() => goTo('import')} />}
        </div>
      </Tabs>
    </Dialog>
  )
}
