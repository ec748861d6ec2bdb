import { costModelIssue, type ModelIssue } from '@ampdeck/api/config/cost-model-issue'
import { costModelIssueTexts as fields } from '@ampdeck/api/config/cost-model-issue.texts'
import type { OutputOf } from '@ampdeck/api/contract'
import { commandState } from '@ampdeck/api/enumerations/equipment'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { costModelState } from '@ampdeck/api/enumerations/tariff'
import { localName, texts } from '@ampdeck/api/texts'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { FieldFrame, Select } from '@ampdeck/ui/fields'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Loading } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { TariffClock, TariffCompare } from '@ampdeck/ui/tariff-clock'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useRead } from '../../../data/use-read.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { paths } from '../../../session/paths.ts'
import styles from './bill-model-history.module.css'
import { outcomeOf } from './bill-model-history-list.tsx'

const words = texts({
  version: ['Version', '版本'],
  before: ['Compare with', '对比版本'],
  average: ['Mean price (yuan/kWh)', '平均单价（元/kWh）'],
  first: ['This is the first version: there is nothing to compare it with', '首个版本，无可对比的版本'],
  piles: ['Piles', '电桩'],
  noPiles: ['Not sent to any pile', '未向电桩推送'],
  notKept: ['The results of single piles are no longer kept', '单台电桩的应答记录已不再保留'],
})

/** What a version holds, beside another one, and what each pile answered. */
export function VersionDrawer({ of, onClose }: { of: ModelIssue; onClose: () => void }) {
  const { language } = useLanguage()
  const { minute } = useFormats()
  const say = useSay()
  const isLinked = useMenu().pages.some((page) => page.id === 'costModel' && page.isBuilt)

  return (
    <Drawer
      open
      width="wide"
      onClose={onClose}
      title={`${of.code} v${of.versionNo}`}
      caption={localName(of, language, 'targetName')}
    >
      <div className={styles.drawer}>
        <DescriptionList
          items={[
            {
              label: say(fields.costModelId),
              value: isLinked ? <Link to={paths.costModel(of.costModelId)}>{of.name}</Link> : of.name,
            },
            { label: say(fields.effectiveTime), value: minute(of.effectiveTime) },
            { label: say(fields.issueUserName), value: of.issueUserName },
            { label: say(fields.issueTime), value: of.issueTime && minute(of.issueTime) },
            {
              label: say(fields.pushStatus),
              value: <StatusBadge of={pushStatus} code={of.pushStatus} />,
            },
            { label: say(fields.pushTime), value: of.pushTime && minute(of.pushTime) },
            { label: say(fields.tries), value: of.tries },
          ]}
        />
        <Comparison costModelId={of.costModelId} no={of.versionNo} />
        <Answers of={of} />
      </div>
    </Drawer>
  )
}

type Versions = OutputOf<typeof costModelIssue.versionDiff>

/** Two versions of a model side by side; both can be chosen. */
function Comparison({ costModelId, no }: { costModelId: number; no: number }) {
  const say = useSay()
  const { minute, number } = useFormats()
  const [chosen, choose] = useState<{ after: number; before?: number }>({ after: no })
  const reading = useRead(costModelIssue.versionDiff, { costModelId, ...chosen })
  const { data } = reading
  if (!data) return reading.error ? <ReadFailed of={reading} /> : <Loading />
  const { code, versions, before, after } = data
  const named = (version: Versions['after']) => `${code} v${version.no}`
  const about = (version: Versions['after']) => (
    <DescriptionList
      columns={2}
      items={[
        { label: say(fields.versionState), value: <StatusBadge of={costModelState} code={version.state} /> },
        { label: say(words.average), value: number(version.averagePrice4 / 10_000, 4) },
        { label: say(fields.effectiveTime), value: minute(version.effectiveTime) },
        { label: say(fields.issueUserName), value: version.issueUserName },
      ]}
    />
  )

  return (
    <>
      <div className={styles.versions}>
        <section className={styles.version} aria-label={named(after)}>
          <VersionSelect
            label={say(words.version)}
            of={code}
            numbers={versions}
            value={after.no}
            onChange={(next) => choose({ after: next })}
          />
          {about(after)}
        </section>
        {before && (
          <section className={styles.version} aria-label={named(before)}>
            <VersionSelect
              label={say(words.before)}
              of={code}
              numbers={versions.filter((other) => other !== after.no)}
              value={before.no}
              onChange={(next) => choose({ after: after.no, before: next })}
            />
            {about(before)}
          </section>
        )}
      </div>
      {before ? (
        <TariffCompare
          before={{ label: named(before), periods: before.periods }}
          after={{ label: named(after), periods: after.periods }}
        />
      ) : (
        <>
          <p className={styles.quiet}>{say(words.first)}</p>
          <TariffClock label={named(after)} periods={after.periods} size={200} legend />
        </>
      )}
    </>
  )
}

interface VersionSelectProps {
  label: string
  of: string
  numbers: readonly number[]
  value: number
  onChange: (no: number) => void
}

function VersionSelect({ label, of, numbers, value, onChange }: VersionSelectProps) {
  return (
    <FieldFrame label={label}>
      {(wiring) => (
        <Select {...wiring} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {numbers.map((no) => (
            <option key={no} value={no}>
              {of} v{no}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}

/** What each pile answered when it was last asked to show the prices. */
function Answers({ of }: { of: ModelIssue }) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(costModelIssue.issuedPiles, { id: of.id })
  const { data } = reading

  return (
    <Panel title={say(words.piles)} caption={of.piles > 0 ? `${of.accepted} / ${of.piles}` : undefined}>
      <ReadFailed of={reading} />
      {data?.length === 0 && (
        <p className={styles.quiet}>{say(of.piles === 0 ? words.noPiles : words.notKept)}</p>
      )}
      <ul className={styles.piles}>
        {data?.map(({ id, pileId, pileCode, state, outcome }) => (
          <li key={id}>
            <Link to={paths.pile(pileId)}>{pileCode}</Link>
            <StatusBadge of={commandState} code={state} />
            <span className={styles.quiet}>{outcome && outcomeOf(outcome, language)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
