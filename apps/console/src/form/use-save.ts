import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import { useCall } from '../data/use-call.ts'

interface Versioned {
  id: number
  version: number
}

/** Saves a draft: as a new record, or as the next version of the one that is edited. */
export function useSave<Save extends Call, Update extends Call>(
  save: Save,
  update: Update,
  record: Versioned | undefined,
) {
  const add = useCall(save)
  const edit = useCall(update)

  return (draft: InputOf<Save>, idempotencyKey?: string): Promise<OutputOf<Save> | OutputOf<Update>> =>
    // The update's input is the draft with the record's number and version; the contract builds it that way.
    record
      ? edit({ ...(draft as object), id: record.id, version: record.version } as InputOf<Update>, {
          idempotencyKey,
        })
      : add(draft, { idempotencyKey })
}
