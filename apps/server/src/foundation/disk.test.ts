import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { isDiskFull, lacksRoom, noteDiskFull } from './disk.ts'
import { failureOf } from './failure.ts'

const full = (code: string) => Object.assign(new Error('could not extend file'), { code })

it.each(['53100', 'ENOSPC', 'EDQUOT'])('a write that ends with %s says that the disk is full', (code) => {
  expect(failureOf(full(code), 'r')).toMatchObject({ code: 500, http: 503 })
  expect(failureOf(full(code), 'r').text[0]).toMatch(/^The disk of the server is full/)
  expect(isDiskFull(new Error('export', { cause: full(code) }))).toBe(true)
})

it('any other failure does not', () => {
  expect(isDiskFull(full('53300'))).toBe(false)
})

it('a server is not ready for a while after that, and where its folder has hardly any room', async () => {
  const now = Date.now()
  expect(await lacksRoom(tmpdir(), now)).toBe(false)
  noteDiskFull(now)
  expect(await lacksRoom(tmpdir(), now + 1_000)).toBe(true)
  expect(await lacksRoom(tmpdir(), now + 60_000)).toBe(false)
})

it('a folder that cannot be looked at says nothing', async () => {
  expect(await lacksRoom('/nowhere/at/all', Date.now() + 120_000)).toBe(false)
})
