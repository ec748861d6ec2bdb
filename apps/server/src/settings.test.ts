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
