import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embedSource } from './embed-source.ts'

const allowed = ['reports.example.com', 'bi.example.org:8443', '*.partner.example']

describe('an embedded page', () => {
  it.each([
    'https://reports.example.com/',
    'https://reports.example.com/daily?station=1#top',
    'https://REPORTS.example.com/',
    'https://reports.example.com:443/',
    'https://bi.example.org:8443/x',
    'https://a.partner.example/',
    'https://a.b.partner.example/',
  ])('may come from %s', (src) => {
    expect(embedSource(src, allowed).url?.protocol).toBe('https:')
  })

  it.each([
    ['', 'noAddress'],
    [null, 'noAddress'],
    ['reports.example.com', 'noAddress'],
    ['//reports.example.com/', 'noAddress'],
    ['/home', 'noAddress'],
    ['http://reports.example.com/', 'notHttps'],
    ['javascript:alert(1)', 'notHttps'],
    [' JavaScript:alert(1)', 'notHttps'],
    ['data:text/html,<script>alert(1)</script>', 'notHttps'],
    ['blob:https://reports.example.com/1', 'notHttps'],
    ['file:///etc/passwd', 'notHttps'],
    ['https://evil.example/', 'notAllowed'],
    ['https://reports.example.com.evil.example/', 'notAllowed'],
    ['https://evil.example/reports.example.com', 'notAllowed'],
    ['https://reports.example.com@evil.example/', 'notAllowed'],
    ['https://user:secret@reports.example.com/', 'notAllowed'],
    ['https://reports.example.com:8443/', 'notAllowed'],
    ['https://bi.example.org/', 'notAllowed'],
    ['https://partner.example/', 'notAllowed'],
    ['https://evilpartner.example/', 'notAllowed'],
  ])('does not come from "%s": %s', (src, refusal) => {
    expect(embedSource(src, allowed)).toEqual({ refusal })
  })

  it('comes from nowhere where no host is allowed, whatever the address is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ validSchemes: ['https'] }), fc.string()), (src) => {
        expect(embedSource(src, []).url).toBeUndefined()
      }),
    )
  })
})
