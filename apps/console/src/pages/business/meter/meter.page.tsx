import { type Meter, meter } from '@ampdeck/api/config/meter'
import { meterFee } from '@ampdeck/api/config/meter-fee'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ExportButton } from '@ampdeck/ui/list-page'
import { PageHead } from '@ampdeck/ui/page-head'
import { Tabs } from '@ampdeck/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { Import } from '../../../download-center/import.tsx'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useExport } from '../../../list/use-export.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import styles from './meter.module.css'
import { FeesTab, MetersTab } from './meter-tabs.tsx'

const MeterForm = lazyOf(() => import('./meter-form.tsx'), 'MeterForm')

const words = texts({
  tabs: ['Meters and their fees', '电表与电费'],
  meters: ['Meters', '电表'],
  fees: ['Monthly fees', '月电费'],
})

const ids = ['meters', 'fees'] as const

/** The meters of the stations and what they cost in each month (screens.md S047). */
export function Page() {
  const say = useSay()
  const head = usePageHead('meterManage')
  const [search, setSearch] = useSearchParams()
  const form = useOpenForm<Meter>(MeterForm, meter)
  const exporting = useExport(meter.export)
  const current = search.get('tab') === 'fees' ? 'fees' : 'meters'
  const buttons =
    current === 'meters' ? (
      <>
        <ExportButton of={meter.export} {...exporting} />
        <Timing of={meter.export} />
        <AddButton of={meter.save} onClick={form.add} />
      </>
    ) : (
      <Import of={meterFee.import} template={importTemplate.code.meterFee} />
    )

  return (
    <>
      <PageHead {...head} actions={buttons} />
      <Tabs
        className={styles.tabs}
        label={say(words.tabs)}
        tabs={ids.map((id) => ({ id, label: say(words[id]) }))}
        current={current}
        onChange={(tab) => setSearch(tab === 'meters' ? {} : { tab })}
      >
        {current === 'meters' ? <MetersTab form={form} /> : <FeesTab />}
      </Tabs>
      {form.element}
    </>
  )
}
