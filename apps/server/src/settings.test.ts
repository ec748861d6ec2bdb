import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('EMBED_HOSTS', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['reports.example.com', ['reports.example.com']],
    [' Reports.example.com , *.example.org:8443 ,', ['reports.example.com', '*.example.org:8443']],
  ])('"%s" is %o', (EMBED_HOSTS, hosts) => {
    expect(readSettings({ EMBED_HOSTS }).embedHosts).toEqual(hosts)
  })

  it.each(['https://reports.example.com', 'a b', '*', '*.', 'reports.example.com/x', "'self'", 'a;b'])(
    '"%s" is refused: it would become a part of a policy',
    (EMBED_HOSTS) => {
      expect(() => readSettings({ EMBED_HOSTS })).toThrow('EMBED_HOSTS')
    },
  )
})

describe('TLS_CERT and TLS_KEY', () => {
  it('are two files that can be read', () => {
    const { tls, publicUrl } = readSettings({ TLS_CERT: import.meta.filename, TLS_KEY: import.meta.filename })
    expect(tls?.cert.toString()).toContain('TLS_CERT')
    expect(publicUrl).toBe('https://127.0.0.1:8080')
    expect(readSettings({}).tls).toBeUndefined()
  })

  it.each([
    [{ TLS_CERT: import.meta.filename }, 'belong together'],
    [{ TLS_KEY: import.meta.filename }, 'belong together'],
    [{ TLS_CERT: '/no/such.pem', TLS_KEY: import.meta.filename }, 'TLS_CERT: the file /no/such.pem'],
  ])('%o is refused', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })
})

describe('AMPDECK_SIMULATOR', () => {
  it.each([
    [{}, true],
    [{ AMPDECK_SIMULATOR: '0' }, false],
    [{ AMPDECK_DEMO: '0', AMPDECK_SIMULATOR: '1' }, false],
    [{ DATABASE_URL: 'postgres://db/x' }, false],
    [{ DATABASE_URL: 'postgres://db/x', AMPDECK_DEMO: '1' }, true],
  ])('%o lets the demo live: %s', (env, lives) => {
    expect(readSettings(env).simulator).toBe(lives)
  })
})
