import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { HELP, readCommand } from './options.ts'

const folder = mkdtempSync(join(tmpdir(), 'simulate-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('pnpm simulate', () => {
  it('takes the command of its own help', () => {
    const [, line = ''] = /pnpm simulate (.*)/.exec(HELP) ?? []
    const command = readCommand(line.split(' '))
    expect(command?.plan).toMatchObject({ url: 'ws://127.0.0.1:8080/ocpp', pace: { speed: 1 } })
    expect(command?.plan.piles).toHaveLength(500)
    expect(command?.plan.piles.slice(0, 2)).toMatchObject([
      { code: 'SIM00001', version: '1.6' },
      { code: 'SIM00002', version: '2.0.1' },
    ])
  })

  it('names every option in its help', () => {
    expect(readCommand(['--help'])).toBeUndefined()
    expect(readCommand(['--', '--piles', '3'])?.plan.piles).toHaveLength(3)
  })

  it('reads codes with guns, version and power from a file', () => {
    const file = join(folder, 'codes.txt')
    writeFileSync(file, '# ours\n44030000010001,2,1.6,120\n44030000010002\n')
    const piles = readCommand(['--codes', file, '--version', '2.0.1', '--guns', '1'])?.plan.piles
    expect(piles).toMatchObject([
      { code: '44030000010001', version: '1.6', guns: [{ ratedW: 60_000 }, { ratedW: 60_000 }] },
      { code: '44030000010002', version: '2.0.1', guns: [{ connector: 1 }] },
    ])
  })

  it('takes all codes of a file, or as many as are asked for', () => {
    const file = join(folder, 'many.txt')
    writeFileSync(file, Array.from({ length: 12 }, (_, n) => `P${n}\n`).join(''))
    expect(readCommand(['--codes', file])?.plan.piles).toHaveLength(12)
    expect(readCommand(['--codes', file, '--piles', '3'])?.plan.piles).toHaveLength(3)
  })

  it.each([
    [['--piles', 'many'], '--piles many is not a number'],
    [['--url', 'http://here'], 'not an address that begins with ws://'],
    [['--version', '1.5'], 'The version 1.5 is not one of'],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readCommand(args)).toThrow(message)
  })
})
