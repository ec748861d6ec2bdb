import '../../../apps/bigscreen/src/wall.css'
import type { CodeOf } from '@ampdeck/api/enumeration'
import type { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Gun } from '@ampdeck/ui/gun-tile'
import { LanguageProvider } from '@ampdeck/ui/language'
import type { LiveStore } from '@ampdeck/ui/live'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SourceContext } from '../../../apps/bigscreen/src/feed/source-context.ts'
import { GunMatrix } from '../../../apps/bigscreen/src/scenes/network/gun-matrix.tsx'

/** The wall display's own matrix, as a station of so many guns has it: each flush is one new view. */
export function drawBigScreen(
  into: HTMLElement,
  all: readonly Gun[],
  from: LiveStore<string, Gun>,
  onPainted: (changed: Iterable<string>) => void,
): void {
  document.documentElement.dataset.wall = ''
  into.style.cssText = 'display: flex; width: 100vw; height: 100vh'
  createRoot(into).render(
    <LanguageProvider language="en">
      <SourceContext value={{ view: all, since: Date.now(), failure: undefined }}>
        <Matrix all={all} from={from} onPainted={onPainted} />
      </SourceContext>
    </LanguageProvider>,
  )
}

interface MatrixProps {
  all: readonly Gun[]
  from: LiveStore<string, Gun>
  onPainted: (changed: Iterable<string>) => void
}

function Matrix({ all, from, onPainted }: MatrixProps) {
  const [{ guns, changed }, set] = useState(() => ({ guns: all, changed: new Set<string>() }))
  useLayoutEffect(() => {
    const read = (ids: Iterable<string>) =>
      set({ guns: all.map((gun) => from.get(gun.id)?.state ?? gun), changed: new Set(ids) })
    return from.subscribeAll(read)
  }, [all, from])
  // After the effects of the matrix, which paint it.
  useLayoutEffect(() => {
    if (changed.size > 0) onPainted(changed)
  }, [changed, onPainted])

  const shown = guns.map(({ pileCode, letter, status, soc }, id) => ({
    id,
    letter,
    status: status as CodeOf<typeof gunStatus>,
    pileCode,
    soc: soc ?? null,
    powerW: 0,
  }))
  return (
    <GunMatrix
      stations={[{ id: 1, name: '', nameEn: '', serviceStatus: 1, guns: shown }]}
      counts={[]}
      started={[]}
    />
  )
}
