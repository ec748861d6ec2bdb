import { firmwareState } from '@ampdeck/api/enumerations/equipment'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'

const CREATED = parseTimestamp('2026-05-12')
const { draft, released, withdrawn } = firmwareState.code

/** One in each state. Released ones have a file that nobody fetches: the campaigns of the demo are over. */
const firmwares = [
  { name: '直流主板程序', versionNo: '1.4.0', state: withdrawn, notes: '计量异常，已撤回' },
  { name: '直流主板程序', versionNo: '1.4.2', state: released, notes: '修复计量与重连问题' },
  { name: '直流主板程序', versionNo: '1.5.0', state: draft, notes: null },
]

export const part: DemoPart = {
  name: 'firmwares',
  after: ['sellers', 'piles'],
  async prepare(_world, { db, copy }) {
    const types = await db
      .selectFrom('pileType')
      .select(['id', 'manufacturer'])
      .where('sellerId', '=', SKYLINE)
      .orderBy('id')
      .execute()
    await copy(
      'firmware',
      firmwares.map(({ state, versionNo, ...firmware }, index) => {
        const file =
          state === draft
            ? { fileName: null, bytes: null, sha256: null }
            : { fileName: `tcu-${versionNo}.bin`, bytes: 3_145_728, sha256: 'd0'.repeat(32) }
        return {
          ...standard(SKYLINE, 'firmware', index + 1, CREATED),
          ...{ ...firmware, ...file, state, versionNo, kind: 1, signature: null, signingCertificate: null },
          // The last of the types are those of direct current.
          manufacturer: types.at(-1)?.manufacturer ?? 20,
          pileTypeIds: types.map(({ id }) => id),
        }
      }),
    )
  },
}
