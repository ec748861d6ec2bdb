import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../apps/server/src/testing/test-app.ts'

const here = import.meta.dirname
const generated = join(here, 'generated')
const tool = (name: string) => join(here, 'node_modules/.bin', name)
const run = promisify(execFile)

let server: TestApp
let url: string
let document: string

beforeAll(async () => {
  server = await createTestApp()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  document = await (await fetch(`${url}/openapi.json`)).text()
})

afterAll(async () => {
  await server.close()
  await rm(generated, { recursive: true, force: true })
})

test('a linter has nothing to say about the document', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const found = await lintFromString({ source: document, absoluteRef: `${url}/openapi.json`, config })
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

describe('clients that foreign generators make of the document', () => {
  beforeAll(async () => {
    const file = join(generated, 'openapi.json')
    await rm(generated, { recursive: true, force: true })
    await mkdir(generated)
    await writeFile(file, document)
    await Promise.all([
      run(tool('openapi-typescript'), [file, '--output', join(generated, 'openapi-typescript.ts')]),
      run(tool('openapi-ts'), ['--file', join(here, 'hey-api.config.ts')], { cwd: here }),
    ])
  })

  test('compile', async () => {
    await run('tsc', ['--project', here])
  })

  test.each(['openapi-fetch', 'hey-api'])(
    '%s logs in, reads a list and knows why it is refused',
    async (name) => {
      const program = join(here, 'programs', `${name}.ts`)
      const { stdout } = await run(process.execPath, ['--no-warnings', program, url, PASSWORD])
      expect(stdout).toBe('true 1 record.inUse\n')
    },
  )
})
