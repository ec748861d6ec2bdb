import { type OwnReport, ownReport } from '@ampdeck/api/report/own-report'
import { useGrants } from '@ampdeck/ui/gate'
import { AddButton } from '@ampdeck/ui/list-page'
import { listFilters } from '@ampdeck/ui/list-request'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { StartingPoints } from '../../../own-report/starting-points.tsx'
import { paths } from '../../../session/paths.ts'
import { screen } from './own-report-list.tsx'

/** The reports that somebody composed, and those that colleagues share. */
export function Page() {
  const navigate = useNavigate()
  const { may } = useGrants()
  const [search] = useSearchParams()
  const list = useList<OwnReport>(ownReport.page, screen.filters)
  const [share, stopSharing, remove] = [
    useAction(ownReport.share),
    useAction(ownReport.stopSharing),
    useAction(ownReport.delete),
  ]
  const on = {
    share: ({ id }: OwnReport) => share({ id }),
    stopSharing: ({ id }: OwnReport) => stopSharing({ id }),
    delete: ({ id }: OwnReport) => remove({ id }),
  }
  const isNew = list.status === 'ready' && list.total === 0 && Object.keys(listFilters(search)).length === 0

  return (
    <>
      <ListScreen id="ownReport" {...screen} list={list} on={on}>
        <AddButton of={ownReport.save} onClick={() => navigate(paths.newOwnReport)} />
      </ListScreen>
      {isNew && may(ownReport.save) && <StartingPoints />}
    </>
  )
}
