import { createHash } from 'node:crypto'
import { type firmware, firmwareLife } from '@ampdeck/api/config/firmware'
import { firmwareState } from '@ampdeck/api/enumerations/equipment'
import { mustSee } from '../../database/must-see.ts'
import type { Rows } from '../../database/rows.ts'
import { removeFile, storeFile } from '../../files/stored-file.store.ts'
import { failures } from '../../foundation/failure.ts'
import { UploadedFile } from '../../foundation/uploaded-file.ts'
import type { Request } from '../../http/context.ts'
import type { Row } from './firmware.store.ts'

const { draft } = firmwareState.code

const read = (rows: Rows, id: number) => rows.get('firmware', id) as Promise<Row>

export async function save({ rows, input }: Request<typeof firmware.save>) {
  await mustSee(rows, 'pileType', input.pileTypeIds)
  const file = { fileName: null, bytes: null, sha256: null }
  return read(rows, await rows.insert('firmware', { ...input, ...file, state: draft }))
}

export async function update({ rows, input }: Request<typeof firmware.update>) {
  const { id, version, ...values } = input
  await rows.readyFor('firmware', firmwareLife.change, input)
  await mustSee(rows, 'pileType', values.pileTypeIds)
  await rows.update('firmware', { id, version }, values)
  return read(rows, id)
}

export async function remove({ rows, input }: Request<typeof firmware.delete>) {
  const { sellerId, id } = await rows.readyFor('firmware', firmwareLife.change, input)
  await removeFile(rows.db, { sellerId, id })
  await rows.remove('firmware', id)
  return null
}

export async function upload({ rows, input }: Request<typeof firmware.upload>) {
  const { sellerId, id } = await rows.readyFor('firmware', firmwareLife.change, { id: input.id })
  if (!(input.file instanceof UploadedFile)) throw failures.invalid([{ path: ['file'], message: 'empty' }])
  const { content, name } = input.file
  const sha256 = createHash('sha256').update(content).digest('hex')
  await storeFile(rows.db, { sellerId, id }, content)
  await rows.update('firmware', { id }, { fileName: name, bytes: content.length, sha256 })
  return read(rows, id)
}

export async function release({ rows, input }: Request<typeof firmware.release>) {
  await rows.move('firmware', firmwareLife.release, input)
  return read(rows, input.id)
}

/** No further campaign may use it; those under way are cancelled by whoever means that. */
export async function withdraw({ rows, input }: Request<typeof firmware.withdraw>) {
  await rows.move('firmware', firmwareLife.withdraw, input)
  return read(rows, input.id)
}
