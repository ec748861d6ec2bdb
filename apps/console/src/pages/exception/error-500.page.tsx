import { ErrorPage } from '@ampdeck/ui/state-panel'
import { useSearchParams } from 'react-router-dom'
import { homePathOf } from '../../menu/home-path.ts'
import { useMenu } from '../../menu/menu-context.ts'
import { RequestNote } from '../../shell/request-note.tsx'
import { requestIdIn } from './request-id-in.ts'

/** The server went wrong (requirements.md §2); whoever leads here names the request in the address. */
export function Page() {
  const [search] = useSearchParams()
  const home = homePathOf(useMenu())
  const id = requestIdIn(search)

  return <ErrorPage status={500} homeHref={home} text={id && <RequestNote id={id} />} />
}
