import { ApiError } from '@ampdeck/api/client/outcome'
import { PageHead } from '@ampdeck/ui/page-head'
import { ErrorPage, Failed } from '@ampdeck/ui/state-panel'
import { failureOf } from '../data/failure-of.ts'
import { paths } from '../session/paths.ts'

export interface NotReadProps {
  error: Error
  title: string
  onRetry: () => void
}

/** A record that could not be read: not there (or another seller's), or a failure that may pass. */
export function NotRead({ error, title, onRetry }: NotReadProps) {
  const { message, code, requestId } = failureOf(error)
  if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')) {
    return <ErrorPage status={404} text={message} homeHref={paths.home} />
  }

  return (
    <>
      <PageHead title={title} />
      <Failed title={message} code={code} requestId={requestId} onRetry={onRetry} />
    </>
  )
}
