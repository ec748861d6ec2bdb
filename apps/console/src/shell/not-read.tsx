import { ApiError } from '@ampdeck/api/client/outcome'
import { PageHead } from '@ampdeck/ui/page-head'
import { ErrorPage, Failed } from '@ampdeck/ui/state-panel'
import { failureOf } from '../data/failure-of.ts'
import { homePathOf } from '../menu/home-path.ts'
import { useMenu } from '../menu/menu-context.ts'

export interface NotReadProps {
  error: Error
  title: string
  onRetry: () => void
}

/** A record that could not be read: not there (or another seller's), or a failure that may pass. */
export function NotRead({ error, title, onRetry }: NotReadProps) {
  const { message, code, requestId } = failureOf(error)
  const home = homePathOf(useMenu())
  if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')) {
    return <ErrorPage status={404} text={message} homeHref={home} />
  }

  return (
    <>
      <PageHead title={title} />
      <Failed title={message} code={code} requestId={requestId} onRetry={onRetry} />
    </>
  )
}
