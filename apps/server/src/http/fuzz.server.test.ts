// @module-tag long
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fuzz } from '../testing/fuzz/fuzz.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
let url: string

beforeAll(async () => {
  server = await createTestApp()
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

/** A small form, of half a minute on a quiet machine; `pnpm bench:fuzz` sends 25,000. */
const INPUTS = 4_000

it('has no input to any call that is answered by 500 or by a reset connection', async () => {
  const { sent, faults, outcomes } = await fuzz(
    { url, login: server.login },
    { seed: 20_260_701, inputs: INPUTS },
  )
  expect(sent).toBe(INPUTS)
  expect(faults).toEqual([])
  expect(outcomes['200 0']).toBeGreaterThan(INPUTS / 10)
}, 240_000)
