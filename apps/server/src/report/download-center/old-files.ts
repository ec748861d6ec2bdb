import { exportState, importState } from '@ampdeck/api/enumerations/system'
import { DAY } from '@ampdeck/api/time'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { removeFile } from '../../files/stored-file.store.ts'
import { stopImport } from '../import/stop-import.ts'

/** requirements.md §9: download data is kept for 30 days. */
const KEPT_DAYS = 30
/** No file takes this long. Its job closes it when it is given up; this is for one whose job is gone, as after a restore. */
const GIVEN_UP_DAYS = 1

/** Files of the download center that are too old go, with their records; those that nobody works on any more have failed. */
export async function removeOldFiles(platform: Platform): Promise<void> {
  const { db } = platform
  const now = platform.now()
  const before = now - KEPT_DAYS * DAY
  const exports = db.deleteFrom('exportFile').where('createTime', '<', before).returning(['sellerId', 'id'])
  const imports = db.deleteFrom('importFile').where('createTime', '<', before).returning(['sellerId', 'id'])
  await db.transaction().execute(async (transaction) => {
    const exported = (await transaction.executeQuery(exports)).rows
    const imported = (await transaction.executeQuery(imports)).rows
    for (const file of [...exported, ...imported]) await removeFile(transaction, file)
    for (const { sellerId, id } of imported) {
      await ofSeller(transaction, sellerId).delete('importRow').where('importId', '=', id).execute()
    }
  })

  const givenUp = now - GIVEN_UP_DAYS * DAY
  await db
    .updateTable('exportFile')
    .set({ fileState: exportState.code.failed, failure: 'file', updateTime: now })
    .where('fileState', '=', exportState.code.generating)
    .where('createTime', '<', givenUp)
    .execute()
  const stopped = await db
    .selectFrom('importFile')
    .select(['sellerId', 'id'])
    .where('fileState', '=', importState.code.importing)
    .where('createTime', '<', givenUp)
    .execute()
  for (const file of stopped) await stopImport(platform, file)
}
