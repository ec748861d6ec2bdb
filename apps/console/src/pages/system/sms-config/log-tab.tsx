import { smsScene, smsState } from '@ampdeck/api/enumerations/system'
import { type SmsLog, smsLog } from '@ampdeck/api/system/sms-config'
import { smsConfigTexts } from '@ampdeck/api/system/sms-config.texts'
import { texts } from '@ampdeck/api/texts'
import { DataTable } from '@ampdeck/ui/data-table'
import { FilterBar } from '@ampdeck/ui/filter-bar'
import { useSay } from '@ampdeck/ui/language'
import { ExportButton } from '@ampdeck/ui/list-page'
import { Pager } from '@ampdeck/ui/pager'
import { listOf } from '../../../list/list-of.ts'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import styles from './sms-config.module.css'

const words = texts({ title: ['Sent messages', '发送记录'] })

const screen = listOf<typeof smsLog.page>(smsConfigTexts, {
  unit: ['message | messages', '短信'],
  columns: (c) => [
    c.instant('createTime', { sort: true, locked: true }),
    c.text('phone', { code: true }),
    c.code('scene', smsScene),
    c.status('state', smsState, { lead: true }),
    c.number('tries'),
    c.text('lastError'),
    c.instant('sentTime'),
  ],
  filters: (f) => [
    f.search('phone'),
    f.period('createTime'),
    f.codes('scene', smsScene),
    f.codes('state', smsState),
  ],
})

/** What was sent and what became of it; texts are not kept, as they may hold a captcha. */
export function LogTab() {
  const say = useSay()
  const list = useList<SmsLog>(smsLog.page, screen.filters)

  return (
    <div className={styles.logs}>
      <FilterBar filters={screen.filters} request={list.request} onChange={list.change}>
        <ExportButton of={smsLog.export} {...useExport(smsLog.export)} />
      </FilterBar>
      <DataTable label={say(words.title)} unit={screen.unit} list={list} columns={screen.columns} />
      <Pager list={list} unit={screen.unit} />
    </div>
  )
}
