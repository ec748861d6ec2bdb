import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import type { StationGuns } from '../../../station-monitor/use-station-guns.ts'

/** What is asked before charges are stopped: those that run, and how many of the chosen guns do not. */
export interface StopQuestion {
  way: 'one' | 'many'
  gunIds: readonly string[]
  skipped: number
}

/** Commands that were given, to follow what becomes of each. */
export interface StopOrder {
  /** As they were given; they are read again as they go on. */
  rows: readonly PileCommandRow[]
  /** Nothing where only one was given. */
  batchId: number | null
  /** Guns that the user does not see, and of which there is no command. */
  refused: number
}

export interface RemoteStop {
  question: StopQuestion | undefined
  order: StopOrder | undefined
  isBusy: boolean
  ask: (gunIds: readonly string[], way: StopQuestion['way']) => void
  answer: (isYes: boolean) => Promise<void>
  close: () => void
  pileOf: (gunId: string | undefined) => number | undefined
}

/** Stopping charges from afar: asked first, sent once, and then followed. */
export function useRemoteStop({ store, read }: Pick<StationGuns, 'store' | 'read'>): RemoteStop {
  const [question, setQuestion] = useState<StopQuestion>()
  const [order, setOrder] = useState<StopOrder>()
  const [isBusy, setBusy] = useState(false)
  const stopOne = useAction(remoteStop.doRemoteStopCharge)
  const stopMany = useAction(remoteStop.batchRemoteStop)

  const send = async ({ way, gunIds }: StopQuestion): Promise<StopOrder | undefined> => {
    const [first, ...others] = gunIds.map(Number)
    if (first === undefined) return undefined
    if (way === 'one') {
      const row = await stopOne({ gunId: first })
      return row && { rows: [row], batchId: null, refused: 0 }
    }
    const batch = await stopMany({ gunIds: [first, ...others] })
    return batch && { rows: batch.records, batchId: batch.batchId, refused: batch.refused.length }
  }

  return {
    question,
    order,
    isBusy,
    ask: (gunIds, way) => {
      const running = gunIds.filter((id) => store.get(id)?.state.status === gunStatus.code.charging)
      if (running.length > 0) setQuestion({ way, gunIds: running, skipped: gunIds.length - running.length })
    },
    answer: async (isYes) => {
      if (!isYes || !question) return setQuestion(undefined)
      setBusy(true)
      const sent = await send(question)
      setBusy(false)
      setQuestion(undefined)
      if (sent) setOrder(sent)
    },
    close: () => setOrder(undefined),
    pileOf: (gunId) => read?.guns.find(({ id }) => String(id) === gunId)?.pileId,
  }
}
