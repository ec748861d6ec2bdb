import type { CommandTarget } from '@ampdeck/api/operation/pile-command'
import { useState } from 'react'
import { type Chosen, type ChosenKind, choicesOf } from './chosen.ts'

/** What the next command goes to; it stays chosen from page to page, until the other kind is asked for. */
export function useChosen(kind: ChosenKind) {
  const [state, setState] = useState<{ kind: ChosenKind; all: ReadonlyMap<number, Chosen> }>({
    kind,
    all: new Map(),
  })
  const all = state.kind === kind ? state.all : new Map<number, Chosen>()
  const set = (chosen: ReadonlyMap<number, Chosen>) => setState({ kind, all: chosen })

  return {
    all,
    toggle: (one: Chosen) => {
      const next = new Map(all)
      if (!next.delete(one.id)) next.set(one.id, one)
      set(next)
    },
    add: (targets: readonly CommandTarget[]) => {
      const more = targets.flatMap((target) => choicesOf(target, kind))
      set(new Map([...all, ...more.map((one) => [one.id, one] as const)]))
    },
    clear: () => set(new Map()),
  }
}
