import type { ReactNode } from 'react'
import { freshnessOf, type Source } from '../feed/source.ts'
import { SourceContext } from '../feed/source-context.ts'
import { useTick } from '../time/use-tick.ts'

/** A part of a scene that has a source of its own: it ages alone. The layout does not see it. */
export function SourceRoom({ source, children }: { source: Source<unknown>; children: ReactNode }) {
  const freshness = useTick((now) => freshnessOf(source, now))

  return (
    <SourceContext value={source}>
      <div style={{ display: 'contents' }} data-freshness={freshness}>
        {children}
      </div>
    </SourceContext>
  )
}
