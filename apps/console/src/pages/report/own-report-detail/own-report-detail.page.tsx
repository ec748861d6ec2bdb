import { type Offered, type OwnReport, ownReport } from '@ampdeck/api/report/own-report'
import { useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { PageHead } from '@ampdeck/ui/page-head'
import { ErrorPage, Loading } from '@ampdeck/ui/state-panel'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { Composer } from '../../../own-report/composer.tsx'
import { type StartName, startAt, startNames, type Values } from '../../../own-report/composing.ts'
import { startWords, words } from '../../../own-report/own-report.words.ts'
import { OwnReportPage } from '../../../own-report/own-report-page.tsx'
import { StartingPoints } from '../../../own-report/starting-points.tsx'
import { paths } from '../../../session/paths.ts'
import { NotRead } from '../../../shell/not-read.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'

/** One report that somebody composed, and the way to compose it; without a number a new one. */
export function Page() {
  const { title } = usePageHead('ownReportDetail')
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  const reading = useRead(ownReport.offered, {})
  const { data: offered, error } = reading

  if (error) return <NotRead of={reading} title={title} />
  if (!offered) return <Loading />
  return id > 0 ? <Saved key={id} id={id} offered={offered} /> : <New offered={offered} />
}

function New({ offered }: { offered: Offered }) {
  const say = useSay()
  const [search] = useSearchParams()
  const { may } = useGrants()
  usePageTab({ title: say(words.add) })
  const name = startNames.find((one) => one === search.get('start'))

  if (!may(ownReport.save)) return <ErrorPage status={403} />
  return (
    <>
      {!name && <Head title={say(words.add)} />}
      {!name && <StartingPoints />}
      {name ? (
        <Composing key={name} title={say(words.add)} offered={offered} start={begunAt(name, offered, say)} />
      ) : (
        <Composing key="empty" offered={offered} />
      )}
    </>
  )
}

function begunAt(name: StartName, offered: Offered, say: ReturnType<typeof useSay>): Partial<Values> {
  const start = startAt(name, offered)
  return start ? { ...start, name: say(startWords[name].name) } : {}
}

function Saved({ id, offered }: { id: number; offered: Offered }) {
  const say = useSay()
  const { title } = usePageHead('ownReportDetail')
  const [search] = useSearchParams()
  const { may } = useGrants()
  const reading = useRead(ownReport.get, { id })
  const { data, error } = reading
  usePageTab({ title: data?.name })
  const compose = search.get('compose')

  if (error) return <NotRead of={reading} title={title} />
  if (!data) return <Loading />
  const reload = () => void reading.refetch()
  if (compose === 'edit' && data.isOwn && may(ownReport.update))
    return (
      <Composing
        title={say(words.edit, { name: data.name })}
        record={data}
        offered={offered}
        reload={reload}
      />
    )
  if (compose === 'copy' && may(ownReport.save)) {
    const name = say(words.copyOf, { name: data.name }).slice(0, MAX_LETTERS)
    return (
      <Composing
        title={say(words.copy)}
        start={{ ...(data as Values), name }}
        offered={offered}
        back={data}
      />
    )
  }
  return <OwnReportPage of={data} offered={offered} />
}

const MAX_LETTERS = 50

interface ComposingProps {
  title?: string
  record?: OwnReport
  start?: Partial<Values>
  offered: Offered
  /** The report to which one goes back. */
  back?: OwnReport
  reload?: () => void
}

/** The composer with its head; once it was saved the report is shown. */
function Composing({
  title,
  record,
  start,
  offered,
  back = record,
  reload = () => undefined,
}: ComposingProps) {
  const navigate = useNavigate()
  const leave = (saved?: unknown) => {
    const id = (saved as OwnReport | undefined)?.id ?? back?.id
    navigate(id ? paths.ownReport(id) : paths.ownReports, { replace: true })
  }

  return (
    <>
      {title && <Head title={title} />}
      <Composer record={record} {...(start && { start })} offered={offered} onDone={leave} reload={reload} />
    </>
  )
}

function Head({ title }: { title: string }) {
  const { breadcrumb } = usePageHead('ownReportDetail')
  return <PageHead title={title} breadcrumb={breadcrumb} />
}
