import { createHash } from 'node:crypto'
import type { firmware } from '@ampdeck/api/config/firmware'
import { firmwareState } from '@ampdeck/api/enumerations/equipment'
import { mustSee } from '../../database/must-see.ts'
import type { Rows } from '../../database/rows.ts'
import { removeFile, storeFile } from '../../files/stored-file.store.ts'
import { failures } from '../../foundation/failure.ts'
import { UploadedFile } from '../../foundation/uploaded-file.ts'
import type { Request } from '../../http/context.ts'
import type { Row } from './firmware.store.ts'

const { draft, released, withdrawn } = firmwareState.code

const read = (rows: Rows, id: number) => rows.get('firmware', id) as Promise<Row>

export async function save({ rows, input }: Request<typeof firmware.save>) {
  await mustSee(rows, 'pileType', input.pileTypeIds)
  const file = { fileName: null, bytes: null, sha256: null }
  return read(rows, await rows.insert('firmware', { ...input, ...file, state: draft }))
}

export async function update({ rows, input, fail }: Request<typeof firmware.update>) {
  const { id, version, ...values } = input
  if ((await read(rows, id)).state !== draft) throw fail('firmware.released')
  await mustSee(rows, 'pileType', values.pileTypeIds)
  await rows.update('firmware', { id, version }, values)
  return read(rows, id)
}

export async function remove({ rows, input, fail }: Request<typeof firmware.delete>) {
  const { state, sellerId, id } = await read(rows, input.id)
  if (state !== draft) throw fail('firmware.released')
  await removeFile(rows.db, { sellerId, id })
  await rows.remove('firmware', id)
  return null
}

export async function upload({ rows, input, fail }: Request<typeof firmware.upload>) {
  const { state, sellerId, id } = await read(rows, input.id)
  if (state !== draft) throw fail('firmware.released')
  if (!(input.file instanceof UploadedFile)) throw failures.invalid([{ path: ['file'], message: 'empty' }])
  const { content, name } = input.file
  const sha256 = createHash('sha256').update(content).digest('hex')
  await storeFile(rows.db, { sellerId, id }, content)
  await rows.update('firmware', { id }, { fileName: name, bytes: content.length, sha256 })
  return read(rows, id)
}

export async function release({ rows, input, fail }: Request<typeof firmware.release>) {
  const { state, sha256, id } = await read(rows, input.id)
  if (state !== draft) throw fail('transition.notAllowed')
  if (sha256 === null) throw fail('firmware.noFile')
  await rows.update('firmware', { id }, { state: released })
  return read(rows, id)
}

/** No further campaign may use it; those under way are cancelled by whoever means that. */
export async function withdraw({ rows, input, fail }: Request<typeof firmware.withdraw>) {
  const { state, id } = await read(rows, input.id)
  if (state !== released) throw fail('transition.notAllowed')
  await rows.update('firmware', { id }, { state: withdrawn })
  return read(rows, id)
}
