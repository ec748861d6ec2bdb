import { Loading } from '@ampdeck/ui/state-panel'
import { ReadFailed, type Reading } from './read-failed.tsx'

interface AwaitedProps {
  of: Reading
  /** What could not be read, if it comes to that; without it the server's own sentence is the title. */
  title?: string
  /** How many rows there will be, about. */
  rows?: number
}

/** What stands for data that is not there: its shape while it is on its way, then why it did not come. */
export function Awaited({ of, title, rows }: AwaitedProps) {
  return of.error ? <ReadFailed of={of} title={title} /> : <Loading rows={rows} />
}
