import { type CostModelVersion, costModel } from '@ampdeck/api/config/cost-model'
import { costModelState } from '@ampdeck/api/enumerations/tariff'
import { texts } from '@ampdeck/api/texts'
import { Drawer } from '@ampdeck/ui/drawer'
import { Select } from '@ampdeck/ui/fields'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { Failed, Loading } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { TariffClock, TariffCompare } from '@ampdeck/ui/tariff-clock'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { paths } from '../../../session/paths.ts'
import styles from './cost-model.module.css'
import { TrialCharge } from './trial-charge.tsx'
import { versionName } from './version-name.ts'

const words = texts({
  title: ['Billing model', '计费模型'],
  versions: ['Versions', '版本'],
  from: ['From {time}', '{time} 起'],
  issuedBy: ['Issued by {name}, {time}', '{name} 下发于 {time}'],
  issues: ['Issue history', '下发历史'],
  compareWith: ['Compare with', '对比版本'],
  compare: ['Compare with {name}', '与 {name} 对比'],
  none: ['No comparison', '不对比'],
  failed: ['The billing model could not be loaded', '计费模型加载失败'],
})

/** A model's versions, one beside another, and a made-up charge to try them on. */
export function CostModelDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const isLinked = useMenu().pages.some((page) => page.id === 'billModelHistory' && page.isBuilt)
  const model = useRead(costModel.get, { id })
  const versions = useRead(costModel.versions, { id })
  const [chosen, choose] = useState<number>()
  const [other, compareWith] = useState<number>()
  const all = versions.data ?? []
  const shown = all.find(({ no }) => no === chosen) ?? all[0]
  const before = all.find(({ no }) => no === other && no !== shown?.no)
  const code = model.data?.code ?? ''
  const name = ({ no }: CostModelVersion) => versionName(code, no)

  return (
    <Drawer
      open
      onClose={onClose}
      title={model.data ? `${model.data.code} · ${model.data.name}` : say(words.title)}
      width="wide"
    >
      {(model.error || versions.error) && (
        <Failed
          title={say(words.failed)}
          onRetry={() => void Promise.all([model.refetch(), versions.refetch()])}
        />
      )}
      {(model.isPending || versions.isPending) && <Loading />}
      {shown && model.data && (
        <div className={styles.drawer}>
          <section aria-label={say(words.versions)} className={styles.versions}>
            {all.map((version) => (
              <VersionRow
                key={version.no}
                version={version}
                name={name(version)}
                isShown={version.no === shown.no}
                onShow={() => choose(version.no)}
              />
            ))}
            {isLinked && <Link to={paths.issuesOf(id)}>{say(words.issues)}</Link>}
          </section>
          <div className={styles.tariff}>
            <Select
              aria-label={say(words.compareWith)}
              value={before?.no ?? 0}
              onChange={(event) => compareWith(Number(event.target.value))}
            >
              <option value={0}>{say(words.none)}</option>
              {all
                .filter(({ no }) => no !== shown.no)
                .map((version) => (
                  <option key={version.no} value={version.no}>
                    {say(words.compare, { name: name(version) })}
                  </option>
                ))}
            </Select>
            {before ? (
              <TariffCompare
                before={{ label: name(before), periods: before.periods }}
                after={{ label: name(shown), periods: shown.periods }}
              />
            ) : (
              <TariffClock label={name(shown)} periods={shown.periods} size={200} legend />
            )}
            <TrialCharge prices={shown} />
          </div>
        </div>
      )}
    </Drawer>
  )
}

interface VersionRowProps {
  version: CostModelVersion
  name: string
  isShown: boolean
  onShow: () => void
}

function VersionRow({ version, name, isShown, onShow }: VersionRowProps) {
  const say = useSay()
  const { minute } = useFormats()
  const { state, effectiveTime, issueUserName, issueTime } = version

  return (
    <button type="button" className={styles.version} aria-pressed={isShown} onClick={onShow}>
      <span className={styles.versionHead}>
        <b>{name}</b>
        <StatusBadge of={costModelState} code={state} />
      </span>
      <span className={styles.quiet}>{say(words.from, { time: minute(effectiveTime) })}</span>
      {issueUserName && issueTime && (
        <span className={styles.quiet}>
          {say(words.issuedBy, { name: issueUserName, time: minute(issueTime) })}
        </span>
      )}
    </button>
  )
}
