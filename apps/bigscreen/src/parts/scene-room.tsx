import type { ReactNode } from 'react'
import { freshnessOf, type Source } from '../feed/source.ts'
import { SourceContext } from '../feed/source-context.ts'
import { useTick } from '../time/use-tick.ts'
import { useIsTwoScreens } from './use-is-two-screens.ts'

export interface SceneRoomProps {
  source: Source<unknown>
  /** The grid of the scene; it may look at `[data-screens]`. */
  className: string | undefined
  children: ReactNode
}

/** All of a scene, whose values age with their source. A part with a source of its own has a `SourceContext` again. */
export function SceneRoom({ source, className, children }: SceneRoomProps) {
  const freshness = useTick((now) => freshnessOf(source, now))
  const isTwoScreens = useIsTwoScreens()

  return (
    <SourceContext value={source}>
      <main className={className} data-freshness={freshness} data-screens={isTwoScreens ? 2 : 1}>
        {children}
      </main>
    </SourceContext>
  )
}
