import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { type PileSetting, settingsIn } from '@ampdeck/api/operation/pile-settings'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { PileRequest } from '../../device/pile-request.ts'
import { keepPileSettings, REBOOT_REQUIRED } from '../../device/pile-setting.store.ts'

const { readConfiguration, readReport, changeConfiguration, applyTemplate } = commandKind.code
const { rejected } = commandState.code
const TAKEN: ReadonlySet<string | undefined> = new Set(['Accepted', REBOOT_REQUIRED])

interface Settled {
  id: number
  sellerId: number
  pileId: number
  command: number
  request: PileRequest
  state: number
}

/** Keeps what piles have said of their settings in these answers. A whole inventory takes the place of what was known. */
export async function keepSettings(
  db: Kysely<Tables>,
  settled: readonly Settled[],
  answers: ReadonlyMap<number, { response: unknown; answeredTime: number | null }>,
  now: number,
): Promise<void> {
  for (const one of settled) {
    const { response, answeredTime = null } = answers.get(one.id) ?? {}
    const said = saidIn(one, response)
    if (said.length === 0) continue
    const isWhole =
      one.request.kind === 'getConfiguration' && !one.request.keys && Object(response).isWhole !== false
    if (isWhole)
      await ofSeller(db, one.sellerId).delete('pileSetting').where('pileId', '=', one.pileId).execute()
    await keepPileSettings(db, one, said, answeredTime ?? now)
  }
}

/** The settings that an answer tells: those that were read, or those that the pile has taken. */
function saidIn({ command, request, state }: Settled, response: unknown): PileSetting[] {
  switch (command) {
    case readConfiguration:
    case readReport:
      return settingsIn(response).filter(({ status }) => status === undefined)
    case changeConfiguration: {
      if (state === rejected || request.kind !== 'setConfiguration') return []
      const { key, value } = request
      return [{ key, value, isReadOnly: false, status: isReboot(response) ? REBOOT_REQUIRED : 'Accepted' }]
    }
    case applyTemplate:
      return settingsIn(response).filter(({ status }) => TAKEN.has(status))
    default:
      return []
  }
}

const isReboot = (response: unknown) => JSON.stringify(response ?? null).includes(`"${REBOOT_REQUIRED}"`)
