import { importState } from '@ampdeck/api/enumerations/system'
import { say, texts } from '@ampdeck/api/texts'
import type { Platform } from '../../database/platform.ts'
import type { FileKey } from '../../files/stored-file.store.ts'
import { closeImport, countsOf } from './import-file.store.ts'
import { templateOf } from './import-templates.ts'

const words = texts({
  stopped: [
    'the import stopped because of a fault of the server: rows that were saved stay; import the others again',
    '因服务端故障，导入已中止：已保存的行保留，其余行请重新导入',
  ],
})

/** Ends an import that nobody goes on with: what was saved stays, and the file says why the rest was not. */
export async function stopImport(platform: Platform, { sellerId, id }: FileKey): Promise<void> {
  const { db, now } = platform
  const closed = await closeImport(db, { sellerId, id }, now(), (language) => say(words.stopped, language))
  if (!closed) return
  const template = await templateOf(closed.template)
  const counts = await countsOf(db, { sellerId, id })
  await template?.ended?.(platform, { sellerId, importId: id, ...counts, state: importState.code.failed })
}
