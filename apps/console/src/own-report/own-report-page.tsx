import { dimension } from '@ampdeck/api/enumerations/report'
import { figures } from '@ampdeck/api/figures/figures'
import { type Offered, type OwnReport, ownReport } from '@ampdeck/api/report/own-report'
import { definitionOf } from '@ampdeck/api/report/own-report-rules'
import { listed } from '@ampdeck/api/texts'
import { Button, LinkButton } from '@ampdeck/ui/button'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { Menu } from '@ampdeck/ui/menu'
import { PageHead } from '@ampdeck/ui/page-head'
import { Empty } from '@ampdeck/ui/state-panel'
import { showMessage } from '@ampdeck/ui/toast'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAction } from '../data/use-action.ts'
import { ReportPage } from '../report/report-page.tsx'
import { useReportOptions } from '../report/use-report-options.ts'
import { paths } from '../session/paths.ts'
import { usePageHead } from '../shell/use-page-head.ts'
import type { Values } from './composing.ts'
import styles from './own-report.module.css'
import { words } from './own-report.words.ts'

const ConfirmDialog = lazyOf(() => import('@ampdeck/ui/dialog'), 'ConfirmDialog')

interface OwnReportPageProps {
  of: OwnReport
  offered: Offered
}

/** A report that somebody composed, as far as the reader may see it: a report like any other. */
export function OwnReportPage({ of, offered }: OwnReportPageProps) {
  const say = useSay()
  const { breadcrumb } = usePageHead('ownReportDetail')
  const { definition, hidden } = useMemo(() => definitionOf(of as Values, offered), [of, offered])
  const asked = useMemo(() => ({ id: of.id }), [of.id])
  const state = (
    <span className={styles.state}>
      {!of.isOwn && <span>{say(words.by, { name: of.userName })}</span>}
      <span>{say(of.isShared ? words.shared : words.onlyMine)}</span>
    </span>
  )

  if (!definition)
    return (
      <>
        <PageHead title={of.name} breadcrumb={breadcrumb} description={state} actions={<Tools of={of} />} />
        <Empty title={say(words.nothing)} text={say(words.nothingWhy)} />
      </>
    )
  return (
    <ReportPage
      id="ownReportDetail"
      definition={definition}
      resource={ownReport}
      one={{
        title: of.name,
        description: state,
        asked,
        timedAs: `ownReport:${of.id}`,
        actions: <Tools of={of} />,
        lead: <Lead of={of} hidden={hidden} />,
      }}
    />
  )
}

interface LeadProps {
  of: OwnReport
  hidden: ReturnType<typeof definitionOf>['hidden']
}

/** What the report is about, where not all, and what of it the reader may not see. */
function Lead({ of, hidden }: LeadProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { stations, reportGroups, operatingUnits } = useReportOptions()
  const named = (ids: readonly number[] = [], options: typeof stations) =>
    (options ?? []).filter(({ value }) => ids.includes(Number(value))).map(({ label }) => label)
  const within = [
    ...named(of.stationIds, stations),
    ...named(of.reportGroupIds, reportGroups),
    ...named(of.operatingUnitIds, operatingUnits),
  ]
  const left = [
    ...hidden.figures.map((name) => say(figures[name].label)),
    ...hidden.dimensions.map((name) => dimension.label(name, language)),
  ]

  return (
    <>
      {within.length > 0 && (
        <p className={styles.note}>{say(words.within, { names: listed(within, language) })}</p>
      )}
      {left.length > 0 && (
        <p className={styles.note}>{say(words.hidden, { names: listed(left, language) })}</p>
      )}
    </>
  )
}

/** What can be done with a report; what only its owner may do is there for its owner. */
function Tools({ of }: { of: OwnReport }) {
  const say = useSay()
  const navigate = useNavigate()
  const { may } = useGrants()
  const [isAsking, ask] = useState(false)
  const share = useAction(ownReport.share)
  const stopSharing = useAction(ownReport.stopSharing)
  const erase = useAction(ownReport.delete)
  const { id, name, isOwn, isShared } = of
  const tell = (text: string) => showMessage({ text, tone: 'status' })

  const turn = async () => {
    const saved = await (isShared ? stopSharing : share)({ id })
    if (saved) tell(isShared ? say(words.noLonger, { name }) : say(words.nowShared, { name }))
  }
  const remove = async () => {
    ask(false)
    if ((await erase({ id })) === undefined) return
    tell(say(words.deleted, { name }))
    navigate(paths.ownReports, { replace: true })
  }
  const items = [
    ...(may(ownReport.save) ? [{ id: 'copy', label: say(words.copy) }] : []),
    ...(isOwn && may(ownReport.share)
      ? [{ id: 'share', label: say(isShared ? words.stopSharing : words.share) }]
      : []),
    ...(isOwn && may(ownReport.delete) ? [{ id: 'delete', label: say(words.delete) }] : []),
  ]
  const choose = (item: string) => {
    if (item === 'copy') navigate(`${paths.ownReport(id)}&compose=copy`)
    if (item === 'share') void turn()
    if (item === 'delete') ask(true)
  }

  return (
    <>
      {items.length > 0 && (
        <Menu
          label={say(moreWord)}
          trigger={
            <Button>
              {say(moreWord)}
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
          }
          items={items}
          onChoose={choose}
        />
      )}
      {isOwn && may(ownReport.update) && (
        <LinkButton look="primary" href={`${paths.ownReport(id)}&compose=edit`}>
          {say(words.editIt)}
        </LinkButton>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={say(words.deleteIt, { name })}
          action={say(words.delete)}
          onConfirm={() => void remove()}
          onCancel={() => ask(false)}
        >
          {say(words.deleteEffect)}
        </ConfirmDialog>
      )}
    </>
  )
}

const moreWord = ['More', '更多'] as const
