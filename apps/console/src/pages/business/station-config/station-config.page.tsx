import { station } from '@ampdeck/api/config/station'
import { stationConfig } from '@ampdeck/api/config/station-config'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { localName } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PageHead } from '@ampdeck/ui/page-head'
import { RecordPicker } from '@ampdeck/ui/record-picker'
import { Loading } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Tabs } from '@ampdeck/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useRead } from '../../../data/use-read.ts'
import { stationSource } from '../../../list/station-source.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { NotRead } from '../../../shell/not-read.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { configParts, configTexts as words } from './config-parts.ts'
import { HistoryPart } from './history-part.tsx'
import { PartView } from './part-view.tsx'
import styles from './station-config.module.css'

const ConfigForm = lazyOf(() => import('./config-form.tsx'), 'ConfigForm')
const HISTORY = 'history'

/** All that one sets at a station, part by part, and what was set before (screens.md S043). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('stationConfig')
  const { may } = useGrants()
  const { pages } = useMenu()
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('id')) || undefined
  const stations = useRead(station.selectAll, {}, { enabled: asked === undefined })
  const id = asked ?? stations.data?.[0]?.id
  const reading = useRead(stationConfig.get, { id: id ?? 0 }, { enabled: id !== undefined })
  const { data } = reading
  const tab = search.get('tab')
  const part = configParts.find((of) => of.id === tab) ?? configParts[0]
  const isHistory = tab === HISTORY
  const go = (change: Record<string, string | undefined>) =>
    setSearch((from) => {
      const next = new URLSearchParams(from)
      for (const [key, value] of Object.entries(change))
        if (value === undefined) next.delete(key)
        else next.set(key, value)
      return next
    })
  const monitor = pages.find((page) => page.id === 'StationMonitorDetail')

  if (reading.error) return <NotRead of={reading} title={head.title} />
  return (
    <>
      <PageHead
        {...head}
        description={data && <StatusBadge of={stationStatus} code={data.status} look="tinted" />}
        actions={
          id !== undefined &&
          monitor && <LinkButton href={`${monitor.url}?id=${id}`}>{say(words.monitor)}</LinkButton>
        }
      />
      <div className={styles.body}>
        <ReadFailed of={stations} />
        <div className={styles.picker}>
          <RecordPicker
            aria-label={say(words.station)}
            source={stationSource}
            value={id ?? null}
            onChange={(next) => go({ id: next === null ? undefined : String(next) })}
          />
          {data && <span className={styles.quiet}>{localName(data, language, 'cityName')}</span>}
        </div>
        {data ? (
          <Tabs
            label={say(words.parts)}
            tabs={[
              ...configParts.map((of) => ({ id: of.id, label: say(of.label) })),
              { id: HISTORY, label: say(words.history) },
            ]}
            current={isHistory ? HISTORY : part.id}
            onChange={(next) => go({ tab: next === 'base' ? undefined : next, open: undefined })}
          >
            <div className={styles.content}>
              {isHistory ? (
                <HistoryPart of={data} />
              ) : (
                <PartView of={data} part={part} onEdit={() => go({ open: 'edit' })} />
              )}
            </div>
          </Tabs>
        ) : (
          !stations.error && <Loading />
        )}
      </div>
      {data && search.get('open') === 'edit' && !isHistory && may(stationConfig.update) && (
        <ConfigForm
          key={`${data.id}-${part.id}`}
          record={data}
          part={part}
          onDone={() => go({ open: undefined })}
          reload={() => void reading.refetch()}
        />
      )}
    </>
  )
}
