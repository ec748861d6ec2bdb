import { commandState } from '@ampdeck/api/enumerations/equipment'
import { keepPriority } from '../../charging/needs/priority.service.ts'
import type { Platform } from '../../database/platform.ts'
import type { PileRequest } from '../../device/pile-request.ts'

const DONE = commandState.code.done

interface Settled {
  sellerId: number
  pileId: number
  request: PileRequest
  state: number
}

/** A charge that its pile has agreed to prefer goes before others at its station too. */
export async function keepPriorities(context: Platform, settled: readonly Settled[]): Promise<void> {
  for (const { state, request, ...at } of settled)
    if (state === DONE && request.kind === 'priorityCharging')
      await keepPriority(context, at, request.transactionId, request.activate)
}
