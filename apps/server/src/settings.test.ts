import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { pileCertificate, testCertificate } from './testing/test-certificate.ts'

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

describe('OUTGOING_HOSTS', () => {
  it('is this machine in the demo, and nothing of one’s own elsewhere', () => {
    expect(readSettings({}).outgoingHosts.names).toEqual(['localhost'])
    expect(readSettings({ AMPDECK_DEMO: '0' }).outgoingHosts).toEqual({ names: [], networks: [] })
    expect(readSettings({ OUTGOING_HOSTS: ' *.Corp.cn ' }).outgoingHosts.names).toEqual(['*.corp.cn'])
  })

  it('stops the start where it makes no sense', () => {
    expect(() => readSettings({ OUTGOING_HOSTS: 'https://a.cn' })).toThrow('OUTGOING_HOSTS')
  })
})

describe('PILE_LOG_FTP', () => {
  it('is the address of an FTP server, with who logs in there', () => {
    const PILE_LOG_FTP = 'ftp://piles:secret@logs.example.com/piles'
    expect(readSettings({ PILE_LOG_FTP }).pileLogFtp?.href).toBe(PILE_LOG_FTP)
    expect(readSettings({}).pileLogFtp).toBeUndefined()
  })

  it('is refused without being said, where it is another', () => {
    const read = () => readSettings({ PILE_LOG_FTP: 'http://piles:secret@logs.example.com' })
    expect(read).toThrow('PILE_LOG_FTP')
    expect(read).not.toThrow('secret')
  })
})

describe('TLS_CERT and TLS_KEY', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ampdeck-tls-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const TLS_CERT = file('cert.pem', testCertificate.cert)
  const TLS_KEY = file('key.pem', testCertificate.key)

  it('are a certificate and its key', () => {
    const { tls, publicUrl } = readSettings({ TLS_CERT, TLS_KEY })
    expect(tls?.cert.toString()).toBe(testCertificate.cert)
    expect(publicUrl).toBe('https://127.0.0.1:8080')
    expect(readSettings({}).tls).toBeUndefined()
  })

  it.each([
    [{ TLS_CERT }, 'belong together'],
    [{ TLS_KEY }, 'belong together'],
    [{ TLS_CERT: '/no/such.pem', TLS_KEY }, 'TLS_CERT: the file /no/such.pem'],
    [{ TLS_CERT: TLS_KEY, TLS_KEY }, 'are not a certificate and its own key in PEM form'],
    [{ TLS_CERT: import.meta.filename, TLS_KEY }, 'are not a certificate and its own key in PEM form'],
  ])('%o is refused', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })

  it('are joined by the CA that signs for piles, with its own key', () => {
    // The certificate of these tests is its own CA.
    const pileCa = { OCPP_CA: TLS_CERT, OCPP_CA_KEY: TLS_KEY }
    expect(readSettings(pileCa).pileCa?.cert.toString()).toBe(testCertificate.cert)
    expect(readSettings({ TLS_CERT, TLS_KEY, ...pileCa }).tls?.ca).toHaveLength(1)
    expect(readSettings({}).pileCa).toBeUndefined()
    const other = file('other.pem', pileCertificate.key)
    const leaf = file('leaf.pem', pileCertificate.cert)
    expect(() => readSettings({ OCPP_CA: TLS_CERT })).toThrow('belong together')
    expect(() => readSettings({ ...pileCa, OCPP_CA_KEY: other })).toThrow('OCPP_CA_KEY is not the key')
    expect(() => readSettings({ OCPP_CA: leaf, OCPP_CA_KEY: other })).toThrow('no certificate of a CA')
  })
})

describe('a demo with passwords that everybody knows', () => {
  it.each([
    [{}, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0', AMPDECK_DEMO: '1' }, true],
    [{ HOST: '0.0.0.0', AMPDECK_DEMO: '0' }, false],
    [{ HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/x' }, false],
  ])('%o is a demo: %s', (env, demo) => {
    expect(readSettings(env).demo).toBe(demo)
  })

  it.each(['0.0.0.0', '::', '192.168.1.5', 'example.com'])(
    'does not listen at %s unless it is said twice',
    (HOST) => {
      expect(() => readSettings({ HOST })).toThrow('Set AMPDECK_DEMO=1 as well')
    },
  )
})

describe('outside the demo', () => {
  const own = { DATABASE_URL: 'postgresql://db/x' }
  it('piles need a password, and pages for developers are closed, unless a setting says otherwise', () => {
    expect(readSettings(own)).toMatchObject({ pilePasswords: true, openPages: new Set() })
    expect(readSettings({ ...own, OCPP_REQUIRE_PASSWORD: '0', OPEN_PAGES: ' metrics, docs' })).toMatchObject({
      pilePasswords: false,
      openPages: new Set(['metrics', 'docs']),
    })
    expect(readSettings({})).toMatchObject({
      pilePasswords: false,
      openPages: new Set(['metrics', 'docs', 'storybook']),
    })
  })

  it.each([
    [{ OCPP_REQUIRE_PASSWORD: 'yes' }, 'OCPP_REQUIRE_PASSWORD=yes is neither 0 nor 1'],
    [{ OPEN_PAGES: 'all' }, 'OPEN_PAGES: "all" is none of metrics, docs, storybook'],
    [{ DATABASE_URL: 'localhost:5432' }, 'DATABASE_URL is not an address'],
    [{ TRUST_PROXY: 'proxy' }, 'TRUST_PROXY: "proxy"'],
    [{ MAP_STYLE: 'file:///map.json' }, 'MAP_STYLE'],
    [{ MAP_DATUM: 'BD-09' }, 'MAP_DATUM: "BD-09" is none of WGS-84, GCJ-02'],
  ])('%o is refused', (env, sentence) => {
    expect(() => readSettings({ ...own, ...env })).toThrow(sentence)
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
