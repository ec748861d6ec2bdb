import type { ListRow, ListState } from '@ampdeck/ui/list'
import { Failed } from '@ampdeck/ui/state-panel'
import { failureOf } from './failure-of.ts'

/** What matters of `useRead` to whoever says that it failed. */
export interface Reading {
  error: Error | null
  refetch: () => unknown
}

interface ReadFailedProps {
  of: Reading
  /** What could not be read; without it the server's own sentence is the title. */
  title?: string | undefined
}

/** Why something could not be read, with the way to try again; nothing where it could. */
export function ReadFailed({ of: { error, refetch }, title }: ReadFailedProps) {
  if (!error) return null
  return <ListFailed of={{ failure: failureOf(error), reload: () => void refetch() }} title={title} />
}

interface ListFailedProps extends Pick<ReadFailedProps, 'title'> {
  of: Pick<ListState<ListRow>, 'failure' | 'reload'>
}

/** The same of a list that is no table. */
export function ListFailed({ of: { failure, reload }, title }: ListFailedProps) {
  if (!failure) return null
  const { message, code, requestId } = failure
  return (
    <Failed
      title={title ?? message}
      cause={title && message}
      code={code}
      requestId={requestId}
      onRetry={reload}
    />
  )
}
