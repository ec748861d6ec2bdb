import { ApiError } from '@ampdeck/api/client/outcome'
import { PageHead } from '@ampdeck/ui/page-head'
import { ErrorPage } from '@ampdeck/ui/state-panel'
import { failureOf } from '../data/failure-of.ts'
import { ReadFailed, type Reading } from '../data/read-failed.tsx'
import { homePathOf } from '../menu/home-path.ts'
import { useMenu } from '../menu/menu-context.ts'

export interface NotReadProps {
  of: Reading
  title: string
}

/** A record that could not be read: not there (or another seller's), or a failure that may pass. */
export function NotRead({ of, title }: NotReadProps) {
  const home = homePathOf(useMenu())
  const { error } = of
  if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')) {
    return <ErrorPage status={404} text={failureOf(error).message} homeHref={home} />
  }

  return (
    <>
      <PageHead title={title} />
      <ReadFailed of={of} />
    </>
  )
}
